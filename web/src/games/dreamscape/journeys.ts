// From what happened to what is seen of it: which thing travels, from where to where.

import type { Arg, PastSeen, Said } from "../../protocol/table";
import { readStack, type Letter } from "./notation";
import { SHARD_KEYS } from "./spoken";
import type { Stacks } from "./stacks";

/** What travels: a shard, a part of a stack with whose Dreamer stands on it, somebody's piece, a tree, a finished card, or points with their cause. */
export type Cargo =
  | { kind: "shard"; shard: Letter }
  | { kind: "stack"; shards: Letter[]; tree: boolean; dreamer: number | null }
  | { kind: "sleeper" | "dreamer"; seat: number }
  | { kind: "nightmare" | "tree" }
  | { kind: "card"; card: number }
  | { kind: "points"; points: number; cause: string };
/** A journey between places of the table, each named by its anchor; the first of them that can be seen counts. */
export type Journey = { cargo: Cargo; from: string[]; to: string[] };

/** Where things are that an event does not name. */
export type Whereabouts = {
  /** The cells of the Dreamers, by seat. */
  dreamers: Map<number, string>;
  /** The stacks of all seats. */
  stacks: Stacks;
  /** The card that each seat finished last. */
  finished: Map<number, number>;
};

const text = (arg: Arg | undefined): string =>
  typeof arg === "object" ? String(Object.values(arg)[0] ?? "") : String(arg ?? "");
const shardOf = (arg: Arg | undefined): Letter | null => {
  const found = Object.entries(SHARD_KEYS).find(([, key]) => key === text(arg));
  return (found?.[0] as Letter | undefined) ?? null;
};
const place = (arg: Arg | undefined): string => text(arg).replace("location-", "");

/** The journeys of what happened, one after the other. */
export function journeys(past: readonly PastSeen[], at: Whereabouts): Journey[] {
  return past.flatMap(({ events }) => events.map((event) => journey(event, at)).filter((trip) => trip !== null));
}

/** The journey of an event; nothing when nothing travels. Where things are is kept up to date. */
function journey({ key, args = {} }: Said, at: Whereabouts): Journey | null {
  const seat = Number(text(args["seat"]));
  const side = `side:${seat}`;
  const hands = [`hands:${seat}`, side];
  const cell = (name: Arg | undefined): string[] => [`cell:${seat}:${text(name)}`, `land:${seat}`, side];
  const card = [`card:${text(args["card"])}`, side];
  const link = [`link:${text(args["link"])}`];
  const row = [`row:${place(args["location"])}`];
  const carried = (from: string[], to: string[], what = args["shard"]): Journey | null => {
    const shard = shardOf(what);
    return shard && { cargo: { kind: "shard", shard }, from, to };
  };
  const red = (from: string[], to: string[]): Journey => ({ cargo: { kind: "shard", shard: "N" }, from, to });
  switch (key) {
    case "event-collected":
      return carried(row, hands);
    case "event-drawn":
      return carried(["bag"], hands);
    case "event-row-filled":
    case "event-harvested":
      return carried(["bag"], row);
    case "event-placed":
      at.stacks.put(seat, text(args["cell"]), shardOf(args["shard"]) ?? "");
      return carried(hands, cell(args["cell"]));
    case "event-replaced":
      at.stacks.lift(seat, text(args["cell"]), 1);
      return null;
    case "event-taken":
      at.stacks.pop(seat, text(args["cell"]));
      return carried(cell(args["cell"]), hands);
    case "event-golem":
      return { cargo: moved(args, seat, at), from: cell(args["from"]), to: cell(args["to"]) };
    case "event-stored":
    case "event-card-power":
      return carried(hands, card);
    case "event-restored":
      return carried(card, hands);
    case "event-exchanged":
      return carried(["bag"], hands, args["take"]);
    case "event-left-over":
      return carried(hands, ["bag"]);
    case "event-red-taken":
      return red(link, hands);
    case "event-red-sown":
      return red(["bag"], link);
    case "event-rival-took":
      return carried(row, ["rival"]);
    case "event-rival-gift":
      return red(["rival"], hands);
    case "event-planted":
      at.stacks.put(seat, text(args["cell"]), "^");
      return { cargo: { kind: "tree" }, from: ["trees", "bag"], to: cell(args["cell"]) };
    case "event-moved":
    case "event-moved-free":
      return { cargo: { kind: "sleeper", seat }, from: [`sleeper:${seat}`], to: [`place:${place(args["location"])}`] };
    case "event-nightmare-moved":
      return { cargo: { kind: "nightmare" }, from: ["nightmare"], to: [`place:${place(args["location"])}`] };
    case "event-stepped":
    case "event-stepped-free":
    case "event-entered": {
      const from = at.dreamers.get(seat);
      at.dreamers.set(seat, text(args["cell"]));
      return { cargo: { kind: "dreamer", seat }, from: from === undefined ? hands : cell(from), to: cell(args["cell"]) };
    }
    case "event-completed":
      at.finished.set(seat, Number(text(args["card"])));
      return { cargo: { kind: "card", card: Number(text(args["card"])) }, from: card, to: [`finished:${seat}`, `score:${seat}`] };
    case "event-scored":
    case "event-purpose-scored":
      return gained(args, seat, at);
    default:
      return null;
  }
}

/** What the Golem moves: the shard at the height that is told, and all that lies on it. */
function moved(args: { [name: string]: Arg }, seat: number, at: Whereabouts): Cargo {
  const [from, to] = [text(args["from"]), text(args["to"])];
  // After a step back among what happened it is not known what lay there.
  const load = at.stacks.lift(seat, from, Number(text(args["height"]))) || (shardOf(args["shard"]) ?? "");
  at.stacks.put(seat, to, load);
  const { shards, tree } = readStack(load);
  const rides = at.dreamers.get(seat) === from;
  if (rides) at.dreamers.set(seat, to);
  return { kind: "stack", shards, tree, dreamer: rides ? seat : null };
}

/** Points rise from what brought them: a card, a purpose, or the cell of the Dreamer. */
function gained(args: { [name: string]: Arg }, seat: number, at: Whereabouts): Journey {
  const cause = text(args["cause"] ?? args["kind"]);
  const [card, dreamer] = [at.finished.get(seat), at.dreamers.get(seat)];
  const score = [`score:${seat}`, `side:${seat}`];
  const from = args["kind"] !== undefined ? [`purpose:${cause}`] : cause === "cause-cards" && card !== undefined ? [`card:${card}`] : dreamer === undefined ? [] : [`cell:${seat}:${dreamer}`];
  return { cargo: { kind: "points", points: Number(args["points"]), cause }, from: [...from, ...score], to: score };
}
