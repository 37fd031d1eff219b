// The six powers: an icon of one colour each, in a square of 24.

import type { Mark } from "./shard";

/** The powers by their words in notation, in the order of the locations. */
export const POWERS = ["muse", "harvesters", "tower", "golem", "lake", "king"] as const;
export type Power = (typeof POWERS)[number];

const WIDTH = 1.9;

/** The strokes and areas of each icon. */
export const POWER_MARKS: Readonly<Record<Power, readonly Mark[]>> = {
  muse: [
    { d: "M21 2.5C12.5 3 6.5 8 5.5 16.5 12 17 16 14.5 17.7 10.5L15 10.3C18 9 20.5 6.5 21 2.5z" },
    { d: "M5.5 16.5 3 21.5M2.5 21.7h9", width: WIDTH },
    { d: "M7 15 14.5 7.5", width: 1.3, cut: true },
  ],
  harvesters: [
    { d: "M8.5 15.5C2.5 11.5 3.5 3 11.5 2.3 16.5 1.9 20.5 5 21.5 9 17.5 5.5 12.5 6 11 9 10 11 10.8 13.2 11.5 14.5z" },
    { d: "M9.5 15 4.5 21.5", width: 3 },
    { d: "M15.3 16.5a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0z" },
  ],
  tower: [
    { d: "M6 22 7.5 10H6V4h2.6v2h2.1V4h2.6v2h2.1V4H18v6h-1.5L18 22h-4v-4.5a2 2 0 0 0-4 0V22z" },
    { d: "M12 10.5v2.3", width: 1.8, cut: true },
    { d: "M12 3.8V1.2L16 2.3 12 3.4", width: 1.2 },
  ],
  golem: [
    {
      d: "M10.3 2h3.4l.5 2.7 2.1.9 2.3-1.6 2.4 2.4-1.6 2.3.9 2.1 2.7.5v3.4l-2.7.5-.9 2.1 1.6 2.3-2.4 2.4-2.3-1.6-2.1.9-.5 2.7h-3.4l-.5-2.7-2.1-.9-2.3 1.6-2.4-2.4 1.6-2.3-.9-2.1-2.7-.5v-3.4l2.7-.5.9-2.1-1.6-2.3 2.4-2.4 2.3 1.6 2.1-.9z",
    },
    { d: "M8.5 10.8h.01M15.5 10.8h.01", width: 3, cut: true },
    { d: "M8.5 15.5h7", width: 2, cut: true },
  ],
  lake: [
    { d: "M6.5 12a5.5 5.5 0 0 1 11 0z" },
    { d: "M12 2v2.2M4.5 5l1.6 1.6M19.5 5l-1.6 1.6M2.5 15.5q2.4-2.4 4.750 0t4.750 0 4.750 0 4.750 0M5 20q2.3-2.4 4.7 0t4.7 0 4.7 0", width: WIDTH },
  ],
  king: [
    { d: "M3.5 18 2 6.5 7.5 11 12 3l4.5 8L22 6.5 20.5 18z" },
    { d: "M4.5 21.3h15", width: 2.2 },
    { d: "M12 12.3a2 2 0 1 0 .01 0", cut: true },
  ],
};
