// What has been agreed on, in a few words each.

import { UNDO } from "./agreed";
import { word } from "../../words/words.svelte";
import type { Draft } from "./draft.svelte";

/** Who plays. */
export function players(draft: Draft): string {
  const count = (choice: string) => draft.seats.filter((seat) => seat === choice).length;
  if (draft.alone) return draft.aloneWords;
  return word("new-says-seats", { you: count("maker"), open: count("open"), bots: count("bot") });
}

/** How it goes at the table. */
export function manners(draft: Draft): string {
  const clock = { none: "new-clock-none", "per-move": "new-clock-move", total: "new-clock-total" }[draft.clock];
  const undo = UNDO[draft.undo];
  const watch = { none: "new-watch-none", now: "new-watch-now", delayed: "new-watch-late" }[draft.spectators];
  return [clock, undo, watch].map((key) => word(key)).join(" · ");
}
