// Things that travel where they go: from what happened to what is seen for a moment above the table.

import type { Arg, PastSeen, Said } from "../protocol/wire";
import type { Letter } from "./notation";
import { SHARD_KEYS } from "./spoken";

/** What travels: a shard, a person's piece, or points. */
export type Cargo = { kind: "shard"; shard: Letter } | { kind: "sleeper" | "dreamer"; seat: number } | { kind: "points"; points: number };
/** A journey between two places of the table, each named by its anchor. */
export type Journey = { cargo: Cargo; from: string; to: string };
export type Spot = { x: number; y: number };
export type Flight = { id: number; cargo: Cargo; from: Spot; to: Spot; delay: number };

/** No more things than this travel after one step, and each begins a little later than the one before. */
const MOST = 16;
const LATER = 45;

const text = (arg: Arg | undefined): string =>
  typeof arg === "object" ? String(Object.values(arg)[0] ?? "") : String(arg ?? "");
const shard = (arg: Arg | undefined): Letter | null => {
  const found = Object.entries(SHARD_KEYS).find(([, key]) => key === text(arg));
  return (found?.[0] as Letter | undefined) ?? null;
};
const place = (arg: Arg | undefined): string => text(arg).replace("location-", "");

/** The journey of an event; nothing when nothing travels. `dreamers` says where the Dreamers stood. */
export function journey({ key, args = {} }: Said, dreamers: ReadonlyMap<number, string>): Journey | null {
  const seat = Number(text(args["seat"]));
  const hands = `hands:${seat}`;
  const cell = (name: Arg | undefined): string => `cell:${seat}:${text(name)}`;
  const carried = (from: string, to: string, what = args["shard"]): Journey | null => {
    const letter = shard(what);
    return letter && { cargo: { kind: "shard", shard: letter }, from, to };
  };
  const red = (from: string, to: string): Journey => ({ cargo: { kind: "shard", shard: "N" }, from, to });
  switch (key) {
    case "event-collected":
      return carried(`row:${place(args["location"])}`, hands);
    case "event-drawn":
      return carried("bag", hands);
    case "event-row-filled":
    case "event-harvested":
      return carried("bag", `row:${place(args["location"])}`);
    case "event-placed":
      return carried(hands, cell(args["cell"]));
    case "event-taken":
      return carried(cell(args["cell"]), hands);
    case "event-golem":
      return carried(cell(args["from"]), cell(args["to"]));
    case "event-stored":
    case "event-card-power":
      return carried(hands, `card:${text(args["card"])}`);
    case "event-restored":
      return carried(`card:${text(args["card"])}`, hands);
    case "event-exchanged":
      return carried("bag", hands, args["take"]);
    case "event-left-over":
      return carried(hands, "bag");
    case "event-red-taken":
      return red(`link:${text(args["link"])}`, hands);
    case "event-red-sown":
      return red("bag", `link:${text(args["link"])}`);
    case "event-moved":
    case "event-moved-free":
      return { cargo: { kind: "sleeper", seat }, from: `sleeper:${seat}`, to: `place:${place(args["location"])}` };
    case "event-stepped":
    case "event-stepped-free":
    case "event-entered": {
      const from = dreamers.get(seat);
      return { cargo: { kind: "dreamer", seat }, from: from ? cell(from) : hands, to: cell(args["cell"]) };
    }
    case "event-scored":
    case "event-purpose-scored": {
      const at = dreamers.get(seat);
      const points = Number(args["points"]);
      return { cargo: { kind: "points", points }, from: at ? cell(at) : hands, to: `score:${seat}` };
    }
    default:
      return null;
  }
}

export class Flights {
  list = $state.raw<Flight[]>([]);
  #next = 1;

  /** Sends off what travels by what has just happened; `find` says where an anchor is on the screen. */
  launch(past: readonly PastSeen[], dreamers: Map<number, string>, find: (anchor: string) => Spot | null): void {
    const news: Flight[] = [];
    for (const event of past.flatMap(({ events }) => events)) {
      const trip = journey(event, dreamers);
      if (!trip) continue;
      if (trip.cargo.kind === "dreamer") dreamers.set(trip.cargo.seat, trip.to.split(":")[2] ?? "");
      const [from, to] = [find(trip.from), find(trip.to)];
      if (from && to && news.length < MOST) news.push({ id: this.#next++, cargo: trip.cargo, from, to, delay: news.length * LATER });
    }
    this.list = [...this.list, ...news];
  }

  land(id: number): void {
    this.list = this.list.filter((flight) => flight.id !== id);
  }

  /** Ends all journeys at once. */
  skip(): void {
    if (this.list.length > 0) this.list = [];
  }
}
