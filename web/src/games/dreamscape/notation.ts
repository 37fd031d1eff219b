// The texts of the game, as docs/notation.md has them: actions, stacks, cells.

/** A colour of shards by its letter. */
export type Letter = "W" | "R" | "L" | "G" | "M" | "N";
export type Deck = "I" | "II" | "III";
/** A cell by its name: `b2`. */
export type Cell = string;

export const LETTERS: readonly Letter[] = ["W", "R", "L", "G", "M", "N"];
export const DECKS: readonly Deck[] = ["I", "II", "III"];

export type Action =
  | { verb: "collect" | "power" | "enter" | "end" | "done" | "withdraw" }
  | { verb: "move" | "lake"; location: number }
  | { verb: "use" | "store"; card: number; shard: Letter }
  | { verb: "step" | "plant" | "take"; cell: Cell }
  | { verb: "place"; shard: Letter; cell: Cell }
  | { verb: "exchange"; give: Letter; take: Letter }
  | { verb: "harvest"; shard: Letter; location: number }
  | { verb: "next" | "retain"; shard: Letter }
  | { verb: "golem"; from: Cell; height: number; cell: Cell }
  | { verb: "draw"; deck: Deck | null }
  | { verb: "keep"; card: number | null }
  | { verb: "complete"; card: number }
  | { verb: "sow"; link: string }
  | { verb: "waive"; supply: "tree" | Letter };

export type Verb = Action["verb"];

const letter = (text: string | undefined): Letter | null =>
  text !== undefined && text.length === 1 && (LETTERS as readonly string[]).includes(text) ? (text as Letter) : null;
const cell = (text: string | undefined): Cell | null => (text !== undefined && /^[a-f][1-5]$/.test(text) ? text : null);
const location = (text: string | undefined): number | null =>
  text !== undefined && /^[1-6]$/.test(text) ? Number(text) : null;
const card = (text: string | undefined): number | null =>
  text !== undefined && /^#\d{1,3}$/.test(text) ? Number(text.slice(1)) : null;
const deck = (text: string | undefined): Deck | null =>
  text !== undefined && (DECKS as readonly string[]).includes(text) ? (text as Deck) : null;

/** The action of a text; nothing when it is none. */
export function readAction(text: string): Action | null {
  const parts = text.split(" ");
  const [verb, first, second] = parts;
  const made = read(verb, first, second);
  return made && parts.length === writeAction(made).split(" ").length ? made : null;
}

function read(verb: string | undefined, first: string | undefined, second: string | undefined): Action | null {
  switch (verb) {
    case "collect":
    case "power":
    case "enter":
    case "end":
    case "done":
    case "withdraw":
      return { verb };
    case "move":
    case "lake":
      return whole({ verb, location: location(first) });
    case "use":
    case "store":
      return whole({ verb, card: card(first), shard: letter(second) });
    case "step":
    case "plant":
    case "take":
      return whole({ verb, cell: cell(first) });
    case "place":
      return whole({ verb, shard: letter(first), cell: cell(second) });
    case "exchange":
      return whole({ verb, give: letter(first), take: letter(second) });
    case "harvest":
      return whole({ verb, shard: letter(first), location: location(second) });
    case "next":
    case "retain":
      return whole({ verb, shard: letter(first) });
    case "golem":
      return golem(first, second);
    case "draw":
      return first === "none" ? { verb, deck: null } : whole({ verb, deck: deck(first) });
    case "keep":
      return first === "none" ? { verb, card: null } : whole({ verb, card: card(first) });
    case "complete":
      return whole({ verb, card: card(first) });
    case "sow":
      return first !== undefined && /^[1-6]-[1-6]$/.test(first) ? { verb, link: first } : null;
    case "waive":
      return first === "tree" ? { verb, supply: "tree" } : whole({ verb, supply: letter(first) });
    default:
      return null;
  }
}

function golem(from: string | undefined, to: string | undefined): Action | null {
  const [start, height] = (from ?? "").split(":");
  const high = height !== undefined && /^\d{1,3}$/.test(height) ? Number(height) : null;
  return whole({ verb: "golem", from: cell(start), height: high, cell: cell(to) });
}

/** What has all its parts. */
function whole(parts: { [name: string]: unknown }): Action | null {
  return Object.values(parts).every((part) => part !== null) ? (parts as unknown as Action) : null;
}

/** The text of an action. */
export function writeAction(action: Action): string {
  switch (action.verb) {
    case "move":
    case "lake":
      return `${action.verb} ${action.location}`;
    case "use":
    case "store":
      return `${action.verb} #${action.card} ${action.shard}`;
    case "step":
    case "plant":
    case "take":
      return `${action.verb} ${action.cell}`;
    case "place":
      return `place ${action.shard} ${action.cell}`;
    case "exchange":
      return `exchange ${action.give} ${action.take}`;
    case "harvest":
      return `harvest ${action.shard} ${action.location}`;
    case "next":
    case "retain":
      return `${action.verb} ${action.shard}`;
    case "golem":
      return `golem ${action.from}:${action.height} ${action.cell}`;
    case "draw":
      return `draw ${action.deck ?? "none"}`;
    case "keep":
      return action.card === null ? "keep none" : `keep #${action.card}`;
    case "complete":
      return `complete #${action.card}`;
    case "sow":
      return `sow ${action.link}`;
    case "waive":
      return `waive ${action.supply}`;
    default:
      return action.verb;
  }
}

/** A stack: its shards from the bottom to the top, and what stands on them. */
export type Stacked = { shards: Letter[]; tree: boolean; dreamer: boolean };

/** The stack of a text such as `RRW^@`. */
export function readStack(text: string): Stacked {
  const shards = [...text].map((sign) => letter(sign)).filter((sign) => sign !== null);
  return { shards, tree: text.includes("^"), dreamer: text.includes("@") };
}

/** The text of a stack. */
export function writeStack({ shards, tree, dreamer }: Stacked): string {
  return `${shards.join("")}${tree ? "^" : ""}${dreamer ? "@" : ""}`;
}

/** The name of a cell; column and row are counted from 1. */
export function cellName(column: number, row: number): Cell {
  return `${String.fromCharCode(96 + column)}${row}`;
}

/** Column and row of a cell, counted from 1. */
export function cellPlace(name: Cell): { column: number; row: number } {
  return { column: name.charCodeAt(0) - 96, row: Number(name.slice(1)) };
}

/** Letters one by one from a count such as `{"W": 2}`, in the usual order. */
export function spread(counted: { [letter: string]: number }): Letter[] {
  return LETTERS.flatMap((each) => Array.from({ length: counted[each] ?? 0 }, () => each));
}
