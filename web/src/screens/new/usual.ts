// What a table is like when nobody says otherwise.

import type { Contract } from "../../protocol/wire";

/** A game for two, found by its link, without clocks. */
export function usual(): Contract {
  return {
    game: { game: "dreamscape", options: [] },
    seats: ["maker", "open"],
    listing: "by-link",
    clock: { kind: "none" },
    undo: "with-consent",
    spectators: { kind: "now" },
    hints: true,
    absence: { kind: "wait" },
  };
}
