// The six shards: one identity everywhere, of colour, glyph and letter.

/** A letter of a shard, as in notation. */
export type Letter = "W" | "R" | "L" | "G" | "M" | "N";

/** A stroke or an area of a glyph; without a width it is filled. */
export interface Mark {
  readonly d: string;
  readonly width?: number;
  /** Whether it is cut out of the glyph, in the colour of the disc. */
  readonly cut?: boolean;
}

/** How a shard looks. */
export interface ShardLook {
  readonly letter: Letter;
  /** The key of its name. */
  readonly name: string;
  readonly fill: string;
  readonly rim: string;
  readonly ink: string;
  /** What is on the disc, in a square from -10 to 10. */
  readonly glyph: readonly Mark[];
  /** What is repeated on the rim, in a square from -5 to 5. */
  readonly side: Mark;
  /** The ink on the rim. */
  readonly sideInk: string;
}

function look(letter: Letter, word: string, glyph: Mark[], side: Mark, sideInk = `var(--${word}-ink)`): ShardLook {
  return {
    letter,
    name: `shard-${word}`,
    fill: `var(--${word})`,
    rim: `var(--${word}-rim)`,
    ink: `var(--${word}-ink)`,
    glyph,
    side,
    sideInk,
  };
}

/** All six, in the order of notation. */
export const SHARDS: Readonly<Record<Letter, ShardLook>> = {
  W: look(
    "W",
    "water",
    [{ d: "M-9-3q3-5 6 0t6 0 6 0M-9 5q3-5 6 0t6 0 6 0", width: 2.6 }],
    { d: "M-6 1q3-5 6 0t6 0", width: 2.2 },
  ),
  R: look(
    "R",
    "rock",
    [{ d: "M-10 7.5-2-8.5 2.2-1.5 4.2-4.5 10 7.5z" }, { d: "M-4.2-2-2-6.2.6-1.8-1.4.6z", cut: true }],
    { d: "M-5 3.5 0-3.5 5 3.5z" },
  ),
  L: look("L", "land", [{ d: "M-6.5-6.5a3.2 2.4 0 1 0 6.4 0 3.2 2.4 0 1 0-6.4 0zM-.5-.2a4 3 0 1 0 8 0 4 3 0 1 0-8 0zM-8 6.8a5 3.4 0 1 0 10 0 5 3.4 0 1 0-10 0z" }], {
    d: "M-2.7 0a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0z",
  }),
  G: look(
    "G",
    "grass",
    [{ d: "M-6.6 6.4C-9.5-3-2.5-9 9-8.6 9.4 3.4 2.6 9.6-6.6 6.4z" }, { d: "M-3.6 3.6 4.4-4.2M-1 1l4.2.4M-.6.6-.8-3.6", width: 1.3, cut: true }, { d: "M-9 9-5.6 5.6", width: 2 }],
    { d: "M-4 4C-4.4-2-.5-4 4.4-4 4.2 2 1.5 4-4 4z" },
    "var(--move)",
  ),
  M: look(
    "M",
    "move",
    [{ d: "M-9.5 4.5C-8.5-3.5-2-8.5 9.5-8.5 9-5.6 7.2-4.4 5.2-3.8 7-3.4 6.4-.6 2.6.2 4 1 2.8 3.4-.8 3.6.2 5.8-4 8.5-9.5 4.5z" }, { d: "M-6 3.6C-3.6-1-.4-3.4 4.4-4.6M-3.8 3.6C-2.4 1.6-.6.6 1.6 0", width: 1.2, cut: true }],
    { d: "M-5.5 2.5C-3-2.5 1-3.5 5.5-3M-1 2.8C0 1 2 .4 4 .4", width: 1.9 },
  ),
  N: look(
    "N",
    "nightmare",
    [{ d: "M-10 0Q0-10.5 10 0 0 10.5-10 0z" }, { d: "M0-4.9Q3.4 0 0 4.9-3.4 0 0-4.9z", cut: true }],
    { d: "M0-5Q3.6 0 0 5-3.6 0 0-5z" },
  ),
};

/** The look of a letter; of a letter that is none, nothing. */
export function shardOf(letter: string): ShardLook | undefined {
  return SHARDS[letter as Letter];
}

/** The shards of a text such as `RRW^`: signs that are no shards are left out. */
export function shardsOf(stack: string): ShardLook[] {
  return [...stack].map(shardOf).filter((shard) => shard !== undefined);
}
