// What has been agreed on at a table, in words: each point with what is so.

import type { ClockChoice, Contract } from "../../protocol/wire";
import { word, words } from "../../words/words.svelte";
import { UNITS, type Unit } from "./draft.svelte";
import { EDITIONS } from "./editions";
import { HOUSE, OPTIONS } from "./options";

export type Point = { about: string; so: string };

const UNDO: Record<Contract["undo"], string> = { none: "new-undo-none", "to-knowledge": "new-undo-knowledge", "with-consent": "new-undo-consent" };
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

/** The value of an option, if it is there. */
const value = (options: readonly string[], name: string): string | undefined =>
  options.find((option) => option.startsWith(`${name}=`))?.slice(name.length + 1);

function mode(options: readonly string[]): string {
  const level = value(options, "solo");
  if (level !== undefined) return `${word("new-mode-solo")} · ${word(`new-level-${level}`)}`;
  return word(options.includes("nightmare") ? "new-mode-nightmare" : "new-mode-standard");
}

/** All that holds for a game. */
export function rules({ game }: Contract): Point[] {
  const house = HOUSE.filter((option) => game.options.includes(option)).map((option) => word(OPTIONS[option] ?? option));
  const [columns = "5", rows = "4"] = value(game.options, "grid")?.split("x") ?? [];
  return [
    { about: word("new-mode"), so: mode(game.options) },
    { about: word("new-edition"), so: word(EDITIONS[game.edition ?? "standard"] ?? "new-edition-standard") },
    { about: word("new-options"), so: house.length > 0 ? house.join(" · ") : word("new-options-none") },
    { about: word("new-cycles"), so: value(game.options, "cycles") ?? "6" },
    { about: word("new-grid"), so: word("new-says-grid", { columns, rows }) },
  ];
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
