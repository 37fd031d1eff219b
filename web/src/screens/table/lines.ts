// What happened at a table as lines of a log.

import type { Table } from "./table.svelte";
import type { HappenedKind, PastSeen } from "../../protocol/table";
import { word, words } from "../../words/words.svelte";

export type LogLine = { id: string; text: string; strong: boolean };

/** Things done at the table that bring no event of the game. */
const DEEDS: Partial<Record<HappenedKind, string>> = {
  sat: "tabletop-log-sat",
  "bot-sat": "tabletop-log-bot-sat",
  left: "tabletop-log-left",
  started: "tabletop-log-started",
  undone: "tabletop-log-undone",
  redone: "tabletop-log-redone",
  asked: "tabletop-log-asked",
  answered: "tabletop-log-answered",
  "taken-back": "tabletop-log-taken-back",
  resigned: "tabletop-log-resigned",
  "timed-out": "tabletop-log-timed-out",
  "stood-in": "tabletop-log-stood-in",
  "came-back": "tabletop-log-came-back",
  "chat-closed": "tabletop-log-chat-closed",
  rematched: "tabletop-log-rematched",
};

/** What was put into words before at a table, for as long as its language, its names and its things stay as they were. */
type Memory = { of: string; lines: WeakMap<PastSeen, LogLine[]> };
const memories = new WeakMap<Table, Memory>();

function memoryOf(table: Table): Memory {
  const of = JSON.stringify([words.language, table.chairs.map(({ seat }) => table.name(seat)), table.lexicon]);
  const known = memories.get(table);
  if (known?.of === of) return known;
  const memory = { of, lines: new WeakMap<PastSeen, LogLine[]>() };
  memories.set(table, memory);
  return memory;
}

/** The lines of a log. A whole game has many, and all but the last were told before. */
export function lines(past: readonly PastSeen[], table: Table): LogLine[] {
  const memory = memoryOf(table);
  return past.flatMap((each) => {
    const known = memory.lines.get(each) ?? told(each, table);
    memory.lines.set(each, known);
    return known;
  });
}

function told({ seq, happened, events }: PastSeen, table: Table): LogLine[] {
  const deed = DEEDS[happened.kind];
  const name = happened.seat === undefined ? "" : table.name(happened.seat);
  const first = deed === undefined ? [] : [{ id: `${seq}`, text: word(deed, { name }), strong: false }];
  const rest = events
    .filter((event) => table.stress(event) !== "none")
    .map((event, index) => ({ id: `${seq}-${index}`, text: table.say(event), strong: table.stress(event) === "strong" }));
  return [...first, ...rest];
}
