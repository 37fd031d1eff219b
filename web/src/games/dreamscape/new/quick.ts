// What a table is like that somebody sits down to at once.

import type { Contract } from "../../../protocol/table";

/** A game against the computer, found by its link, without clocks. */
export function quick(): Contract {
  return {
    game: { game: "dreamscape", options: [] },
    seats: ["maker", "bot"],
    listing: "by-link",
    clock: { kind: "none" },
    undo: "with-consent",
    spectators: { kind: "now" },
    hints: true,
    absence: { kind: "wait" },
  };
}
