// What is seen of a game of Dreamscape.

import type { DreamscapeView } from "../protocol/wire";

/** A purpose tile in play, with the points that it would bring each seat now. */
export type PurposeSeen = { tile: number; colour: string | null; standing: number[] };
/** The size of a Dreamscape and the name of its entry cell. */
export type GridSeen = { columns: number; rows: number; entry: string };
export type View = Omit<DreamscapeView, "purposes" | "grid"> & { grid: GridSeen; cycles: number; purposes: PurposeSeen[] };
