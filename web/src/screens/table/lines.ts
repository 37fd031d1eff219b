// What happened at a table as lines of a log.

import type { Tabletop } from "../../dreamscape/tabletop.svelte";
import type { HappenedKind, PastSeen } from "../../protocol/wire";
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

/** Events that begin something. */
const STRONG = new Set(["event-clock", "event-finale", "event-over", "event-completed"]);
/** Events that are seen on the board and would only fill the log. */
const QUIET = new Set(["event-row-filled", "event-power-ends"]);

/** What was put into words before at a table, for as long as its language, its names and its cards stay as they were. */
type Memory = { of: string; lines: WeakMap<PastSeen, LogLine[]> };
const memories = new WeakMap<Tabletop, Memory>();

function memoryOf(table: Tabletop): Memory {
  const of = JSON.stringify([words.language, table.chairs.map(({ seat }) => table.name(seat)), table.content.name]);
  const known = memories.get(table);
  if (known?.of === of) return known;
  const memory = { of, lines: new WeakMap<PastSeen, LogLine[]>() };
  memories.set(table, memory);
  return memory;
}

/** The lines of a log. A whole game has many, and all but the last were told before. */
export function lines(past: readonly PastSeen[], table: Tabletop): LogLine[] {
  const memory = memoryOf(table);
  return past.flatMap((each) => {
    const known = memory.lines.get(each) ?? told(each, table);
    memory.lines.set(each, known);
    return known;
  });
}

function told({ seq, happened, events }: PastSeen, table: Tabletop): LogLine[] {
  const deed = DEEDS[happened.kind];
  const name = happened.seat === undefined ? "" : table.name(happened.seat);
  const first = deed === undefined ? [] : [{ id: `${seq}`, text: word(deed, { name }), strong: false }];
  const rest = events
    .filter((event) => !QUIET.has(event.key))
    .map((event, index) => ({ id: `${seq}-${index}`, text: table.say(event), strong: STRONG.has(event.key) }));
  return [...first, ...rest];
}
