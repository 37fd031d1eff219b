// Things of the game in words, for buttons and for ears.

import type { PlayerView, Reached } from "../../protocol/dreamscape";
import type { Arg } from "../../protocol/table";
import type { View } from "./view";
import { signed } from "../../words/signed";
import { together } from "../../words/together";
import { say, word } from "./words";
import type { Choice, Thing } from "./choices";
import { parts } from "./choices";
import { letFirst, type Supply } from "./waiting";
import { cellPlace, LETTERS, readStack, spread, type Action, type Cell, type Letter } from "./notation";

export const SHARD_KEYS: Readonly<Record<Letter, string>> = {
  W: "shard-water",
  R: "shard-rock",
  L: "shard-land",
  G: "shard-grass",
  M: "shard-move",
  N: "shard-nightmare",
};

const term = (letter: Letter | string | undefined): Arg => ({ term: SHARD_KEYS[letter as Letter] ?? "" });
const supplyTerm = (supply: Supply): Arg => (supply === "tree" ? { term: "supply-tree" } : term(supply));
const place = (location: number): Arg => ({ term: `location-${location}` });

/** What one needs to know to put actions into words. */
export interface Speaker {
  readonly view: View | null;
  readonly me: PlayerView | null;
  name(seat: number): string;
  readonly content: { titleKey(card: number): string | null; card(card: number): { power: string } | undefined; printed: { powers: string[] } };
}

/** A shard by its name. */
export const shardName = (letter: Letter | string): string => word(SHARD_KEYS[letter as Letter] ?? letter);

/** The letters of shards in the language of the moment, by those of notation. */
export function shardLetters(): Record<string, string> {
  return Object.fromEntries(LETTERS.map((letter) => [letter, Array.from(shardName(letter))[0]?.toUpperCase() ?? letter]));
}

/** The element whose words tell ears that a thing is lit. */
export const LIT_WORDS = "lit-words";

/** What describes a thing to ears, by whether it is lit. */
export const litWords = (lit: boolean | string | undefined): string | undefined => (lit ? LIT_WORDS : undefined);

/** Shards by name, one after the other. */
export function shardNames(letters: readonly string[]): string {
  return letters.map(shardName).join(", ");
}

/** A stack from the bottom to the top, with what stands on it. */
export function stackWords(stack: string | undefined, dreamer: boolean): string {
  const { shards, tree } = readStack(stack ?? "");
  const names = shards.map(shardName);
  if (tree) names.push(word("tabletop-tree"));
  if (dreamer) names.push(word("tabletop-dreamer"));
  return names.length > 0 ? names.join(", ") : word("tabletop-empty");
}

/** A cell with what is on it. */
export function cellWords(cell: Cell, stack: string | undefined, dreamer: boolean): string {
  const { column, row } = cellPlace(cell);
  return word("tabletop-cell", { cell, column, row, stack: stackWords(stack, dreamer) });
}

/** Shards in the Hands, by colour. */
export function handWords(player: PlayerView): string {
  const letters = spread(player.hands);
  return letters.length > 0 ? shardNames(letters) : word("tabletop-nothing");
}

/** An action as a verb on a button; three dots until it is known what is printed on what it names. */
export function actionWords({ action }: Choice, at: Speaker): string {
  return isPrinted(action, at) ? say({ key: KEYS[keyOf(action, at)], args: argsOf(action, at) }) : "…";
}

/** Whether it is known what is printed on the place or card that an action names. */
function isPrinted(action: Action, { me, content }: Speaker): boolean {
  if (action.verb === "power") return content.printed.powers[(me?.sleeper ?? 1) - 1] !== undefined;
  return !("card" in action) || action.card === null || content.card(action.card) !== undefined;
}

const KEYS = {
  collect: "tabletop-act-collect",
  move: "tabletop-act-move",
  power: "tabletop-act-power",
  use: "tabletop-act-use",
  store: "tabletop-act-store",
  enter: "tabletop-act-enter",
  step: "tabletop-act-step",
  place: "tabletop-act-place",
  exchange: "tabletop-act-exchange",
  plant: "tabletop-act-plant",
  endTravel: "tabletop-act-end-travel",
  endCreation: "tabletop-act-end-creation",
  harvest: "tabletop-act-harvest",
  lake: "tabletop-act-lake",
  next: "tabletop-act-next",
  take: "tabletop-act-take",
  golem: "tabletop-act-golem",
  done: "tabletop-act-done",
  draw: "tabletop-act-draw",
  drawNone: "tabletop-act-draw-none",
  keep: "tabletop-act-keep",
  keepNone: "tabletop-act-keep-none",
  complete: "tabletop-act-complete",
  retain: "tabletop-act-retain",
  sow: "tabletop-act-sow",
  waive: "tabletop-act-waive",
  withdraw: "tabletop-act-withdraw",
} as const;

function keyOf(action: Action, { view }: Speaker): keyof typeof KEYS {
  switch (action.verb) {
    case "end":
      return view?.phase === "travel" ? "endTravel" : "endCreation";
    case "draw":
      return action.deck === null ? "drawNone" : "draw";
    case "keep":
      return action.card === null ? "keepNone" : "keep";
    default:
      return action.verb;
  }
}

function argsOf(action: Action, at: Speaker): { [name: string]: Arg } {
  const { me, view, content } = at;
  const card = (number: number): Arg => ({ term: content.titleKey(number) ?? "" });
  const power = (name: string | undefined): Arg => ({ term: `power-${name}` });
  switch (action.verb) {
    case "collect":
      return { shard: term(me && view ? view.rows[me.sleeper - 1]?.at(-1) : undefined) };
    case "power":
      return { power: power(content.printed.powers[(me?.sleeper ?? 1) - 1]) };
    case "use":
    case "store":
      return { card: card(action.card), shard: term(action.shard), power: power(content.card(action.card)?.power) };
    case "move":
    case "lake":
      return { location: place(action.location) };
    case "place":
      return { shard: term(action.shard), cell: action.cell };
    case "step":
    case "plant":
    case "take":
      return { cell: action.cell, shard: top(me, action.cell) };
    case "enter":
      return { cell: view?.grid.entry ?? "", shard: top(me, view?.grid.entry ?? "") };
    case "exchange":
      return { give: term(action.give), take: term(action.take) };
    case "harvest":
      return { shard: term(action.shard), location: place(action.location) };
    case "next":
    case "retain":
      return { shard: term(action.shard) };
    case "golem": {
      const { shards, tree } = readStack(me?.land[action.from] ?? "");
      const load = shards.length - action.height + (tree ? 1 : 0) + (me?.dreamer === action.from ? 1 : 0);
      return { shard: term(shards[action.height - 1]), load, from: action.from, to: action.cell };
    }
    case "draw":
      return { level: action.deck ?? "" };
    case "keep":
    case "complete":
      return action.card === null ? {} : { card: card(action.card) };
    case "sow":
      return { link: action.link };
    case "waive":
      return { supply: supplyTerm(action.supply), names: together(letFirst(at, action.supply).map((seat) => at.name(seat))) };
    case "end":
      return { points: view?.action_points ?? 0, count: me ? spread(me.hands).filter((letter) => letter !== "N").length : 0 };
    case "done":
    case "withdraw":
      return {};
  }
}

function top(player: PlayerView | null, cell: Cell): Arg {
  return term(readStack(player?.land[cell] ?? "").shards.at(-1));
}

/** Who lets whom go first, and who waits for whom, a sentence for each; what the own side does comes first. */
export function lineWords(at: Speaker): string[] {
  const { me, view } = at;
  const told = (key: string, seats: readonly number[] | undefined, args: { name?: string } = {}): string[] =>
    seats ? [word(key, { ...args, names: together(seats.map((seat) => at.name(seat))) })] : [];
  const others = (view?.players ?? []).filter(({ seat }) => seat !== me?.seat);
  return [
    ...told("tabletop-before-you", me?.behind),
    ...told("tabletop-lets-first", me?.waived),
    ...others.flatMap(({ seat, behind }) => told("tabletop-other-behind", behind, { name: at.name(seat) })),
  ];
}

/** A walk as a verb on a button. */
export function walkWords({ cell, cost, points, completes }: Reached, at: Speaker): string {
  const walk = word("tabletop-walk-to", { cell, cost, points: signed(points) });
  return [walk, ...completes.map((card) => word("tabletop-walk-completes", { card: thingWords(`card:${card}`, at) }))].join(", ");
}

/** What is in hand, for "where?" in the prompt bar. */
export function thingWords(thing: Thing, at: Speaker): string {
  const [kind, name] = parts(thing);
  switch (kind) {
    case "shard":
    case "drawn":
    case "bag":
      return shardName(name);
    case "card": {
      const key = at.content.titleKey(Number(name));
      return key === null ? `#${name}` : word(key);
    }
    case "cell":
      return at.me ? stackWords(at.me.land[name], at.me.dreamer === name) : name;
    case "dreamer":
      return word("tabletop-dreamer");
    case "sleeper":
      return word("tabletop-sleeper");
    case "tree":
      return word("tabletop-tree");
    default:
      return "";
  }
}
