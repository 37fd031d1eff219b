// What has been agreed on at a table, in words: each point with what is so.

import type { ClockChoice, Contract } from "../../protocol/table";
import { word, words } from "../../words/words.svelte";
import { UNITS, type Unit } from "./draft.svelte";

export type Point = { about: string; so: string };

export const UNDO: Record<Contract["undo"], string> = {
  none: "new-undo-none",
  "to-knowledge": "new-undo-knowledge",
  "with-consent": "new-undo-consent",
  "consent-within-knowledge": "new-undo-within",
};
const INTL: Record<Unit, string> = { seconds: "second", minutes: "minute", hours: "hour", days: "day" };

/** A time in the largest unit that holds it whole. */
export function lasting(seconds: number): string {
  const units = Object.entries(UNITS) as [Unit, number][];
  const [unit, size] = units.findLast(([, size]) => seconds >= size && seconds % size === 0) ?? ["seconds", 1];
  return new Intl.NumberFormat(words.language, { style: "unit", unit: INTL[unit], unitDisplay: "long" }).format(seconds / size);
}

function clock(choice: ClockChoice): string {
  if (choice.kind === "none") return word("new-clock-none");
  if (choice.kind === "per-move") return `${word("new-clock-each")}: ${lasting(choice.seconds)}`;
  const whole = `${word("new-clock-whole")}: ${lasting(choice.seconds)}`;
  return choice.increment === 0 ? whole : `${whole} · ${word("new-clock-more")}: ${lasting(choice.increment)}`;
}

/** All that holds at the table. */
export function manners({ clock: time, undo, spectators, absence, hints, listing }: Contract): Point[] {
  const watch = { none: "new-watch-none", now: "new-watch-now", delayed: "new-watch-late" }[spectators.kind];
  const behind = spectators.kind === "delayed" ? ` · ${word("new-watch-steps")}: ${spectators.steps}` : "";
  const after = absence.kind === "stand-in" ? ` · ${word("new-absence-after")} ${lasting(absence.seconds)}` : "";
  return [
    { about: word("new-clock"), so: clock(time) },
    { about: word("new-undo"), so: word(UNDO[undo]) },
    { about: word("new-watch"), so: word(watch) + behind },
    { about: word("new-absence"), so: word(absence.kind === "wait" ? "new-absence-wait" : "new-absence-bot") + after },
    { about: word("new-hints"), so: word(hints ? "new-hints-on" : "new-hints-off") },
    { about: word("new-found"), so: word(listing === "public" ? "new-found-all" : "new-found-link") },
  ];
}
