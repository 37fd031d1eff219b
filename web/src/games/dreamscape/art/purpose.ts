// The kinds of purposes, as `content/dreamscape/purposes.toml` names them, and what their pictures are made of.

/** The kinds without a colour and those with one. */
export const PURPOSES = [
  "most-shards",
  "most-pairs",
  "most-cards",
  "farthest",
  "fewest-empty",
  "no-red",
  "most-of-colour",
  "most-singles",
  "number-of-colour",
  "longest-path",
  "view",
] as const;
export type PurposeKind = (typeof PURPOSES)[number];

/** A purpose's picture in a square of 40. */
export interface PurposeMarks {
  /** Discs seen from the side: their middle and half their width; they have the colour of the purpose. */
  readonly discs?: readonly (readonly [number, number, number])[];
  /** Lines. */
  readonly lines?: string;
  /** Thin or broken lines: what is empty, or the way. */
  readonly dashes?: string;
  /** Areas. */
  readonly areas?: string;
  /** Areas in the red of nightmares. */
  readonly reds?: string;
  /** Whether it asks for a colour. */
  readonly coloured?: boolean;
}

export const PURPOSE_MARKS: Readonly<Record<PurposeKind, PurposeMarks>> = {
  "most-shards": { discs: [[11, 33, 8], [29, 33, 8], [20, 25, 8], [20, 17, 8], [20, 9, 8]] },
  "most-pairs": { discs: [[10, 17, 9.5], [10, 8, 9.5], [30, 17, 9.5], [30, 8, 9.5], [20, 34, 9.5], [20, 25, 9.5]] },
  "most-cards": {
    lines: "M4 10h20v27H4zM12 4.5 34 2.5 36.5 30.5 30 31",
    areas: "M12 30.5 6.5 25l2.5-2.5 3 2.8 6.5-8 2.7 2.2z",
  },
  farthest: {
    dashes: "M6 35C16 38 24 34 20 27S18 17 29 16",
    lines: "M31 16V4.5",
    areas: "M31 3 40 7.5 31 12zM2.5 36v-8a4 4 0 0 1 8 0v8z",
  },
  "fewest-empty": {
    areas: "M4 4h9.5v9.5H4zM15.3 4h9.5v9.5h-9.5zM26.5 4H36v9.5h-9.5zM4 15.3h9.5v9.5H4zM26.5 15.3H36v9.5h-9.5zM4 26.5h9.5V36H4zM15.3 26.5h9.5V36h-9.5zM26.5 26.5H36V36h-9.5z",
    dashes: "M16.3 16.3h7.5v7.5h-7.5z",
  },
  "no-red": {
    reds: "M2 20Q20 2 38 20 20 38 2 20zM20 12.5Q14.5 20 20 27.5 25.5 20 20 12.5z",
    lines: "M6 35 34 5",
  },
  "most-of-colour": { discs: [[15, 32, 11], [15, 24, 11], [15, 16, 11], [15, 8, 11]], coloured: true },
  "most-singles": { discs: [[9, 9, 7.5], [30, 13, 7.5], [13, 30, 7.5]], dashes: "M1 2h16v16H1zM22 6h16v16H22zM5 22.5h16v16H5z", coloured: true },
  "number-of-colour": { areas: "M3 30h7v7H3zM12 23h7v14h-7zM21 15h7v22h-7zM30 5h7v32h-7z", coloured: true },
  "longest-path": { discs: [[7, 32, 6], [7, 18, 6], [20, 18, 6], [20, 6, 6], [33, 6, 6]], lines: "M7 32V18h13V6h13", coloured: true },
  view: { lines: "M3 17Q20 0 37 17 20 34 3 17z", areas: "M20 9a8 8 0 1 0 .01 0zM20 13.5a3.5 3.5 0 1 1-.01 0z", coloured: true },
};
