// What has been agreed on, in a few words each.

import { word } from "../../words/words.svelte";
import type { Draft } from "./draft.svelte";
import { EDITIONS } from "./editions";
import { HOUSE, OPTIONS } from "./options";

/** Who plays. */
export function players(draft: Draft): string {
  const count = (choice: string) => draft.seats.filter((seat) => seat === choice).length;
  if (draft.mode === "solo") return word("new-says-alone", { level: Number(draft.level) });
  return word("new-says-seats", { you: count("maker"), open: count("open"), bots: count("bot") });
}

/** The rules that are played by. */
export function rules(draft: Draft): string {
  const said = [word(EDITIONS[draft.edition] ?? "new-edition-standard")];
  said.push(...HOUSE.filter((option) => draft.options.includes(option)).map((option) => word(OPTIONS[option] ?? option)));
  if (draft.columns !== "5" || draft.rows !== "4") {
    said.push(word("new-says-grid", { columns: draft.columns, rows: draft.rows }));
  }
  if (draft.cycles !== "6") said.push(word("new-says-cycles", { count: Number(draft.cycles) }));
  return said.join(" · ");
}

/** How it goes at the table. */
export function manners(draft: Draft): string {
  const clock = { none: "new-clock-none", "per-move": "new-clock-move", total: "new-clock-total" }[draft.clock];
  const undo = {
    none: "new-undo-none",
    "to-knowledge": "new-undo-knowledge",
    "with-consent": "new-undo-consent",
  }[draft.undo];
  const watch = { none: "new-watch-none", now: "new-watch-now", delayed: "new-watch-late" }[draft.spectators];
  return [clock, undo, watch].map((key) => word(key)).join(" · ");
}
