// What can be touched: from the actions that a prompt allows to the things that are lit, and from a chosen thing to where it can go.

import type { PlayerView } from "../../protocol/dreamscape";
import { readAction, type Action, type Cell, type Deck, type Letter } from "./notation";

/** Something on the table that can be pointed at, by its name. */
export type Thing =
  | `place:${number}` // a location
  | `row:${number}` // the hand end of its row
  | `sleeper`
  | `shard:${Letter}` // a colour in the Hands
  | `bag:${Letter}` // a colour in the bag
  | `drawn:${Letter}` // a shard drawn for a row
  | `next:${Letter}` // a shard of the row being put in order
  | `retain:${Letter}`
  | `waive:${"tree" | Letter}`
  | `cell:${Cell}`
  | `card:${number}`
  | `deck:${Deck | "none"}`
  | `link:${string}`
  | `dreamer`
  | `tree`
  | `keep:none`
  | `end`
  | `withdraw`
  | `done`;

/** An allowed action with its text and the ways to touch it, each a thing or a thing and where it goes. */
export type Choice = { text: string; action: Action; ways: Thing[][] };

/** Where things stand that an action does not name. */
export type Ground = { sleeper: number; dreamer: Cell | null; entry: Cell };

/** The ground of a player. */
export function ground(player: PlayerView, entry: Cell): Ground {
  return { sleeper: player.sleeper, dreamer: player.dreamer, entry };
}

/** The choices of a prompt; texts that this client does not know are left out. */
export function choicesOf(actions: readonly string[], on: Ground): Choice[] {
  const choices: Choice[] = [];
  for (const text of actions) {
    const action = readAction(text);
    if (action) choices.push({ text, action, ways: ways(action, on) });
  }
  return choices;
}

function ways(action: Action, on: Ground): Thing[][] {
  switch (action.verb) {
    case "collect":
      return [[`row:${on.sleeper}`]];
    case "power":
      return [[`place:${on.sleeper}`]];
    case "move":
      return [[`place:${action.location}`], ["sleeper", `place:${action.location}`]];
    case "lake":
      return [[`place:${action.location}`], [`row:${action.location}`]];
    case "use":
    case "store":
      return [
        [`shard:${action.shard}`, `card:${action.card}`],
        [`card:${action.card}`, `shard:${action.shard}`],
      ];
    case "enter":
      return [["dreamer"], ["dreamer", `cell:${on.entry}`]];
    case "step":
      return [
        ["dreamer", `cell:${action.cell}`],
        ["shard:M", `cell:${action.cell}`],
      ];
    case "place":
      return [[`shard:${action.shard}`, `cell:${action.cell}`]];
    case "plant":
      return [
        ["tree", `cell:${action.cell}`],
        ["shard:G", `cell:${action.cell}`],
      ];
    case "exchange":
      return [[`shard:${action.give}`, `bag:${action.take}`]];
    case "take":
      return [[`cell:${action.cell}`]];
    case "golem":
      return [[`cell:${action.from}`, `cell:${action.cell}`]];
    case "harvest":
      return [
        [`drawn:${action.shard}`, `place:${action.location}`],
        [`drawn:${action.shard}`, `row:${action.location}`],
      ];
    case "next":
      return [[`next:${action.shard}`]];
    case "retain":
      return [[`retain:${action.shard}`]];
    case "draw":
      return [[`deck:${action.deck ?? "none"}`]];
    case "keep":
      return [[action.card === null ? "keep:none" : `card:${action.card}`]];
    case "complete":
      return [[`card:${action.card}`]];
    case "sow":
      return [[`link:${action.link}`]];
    case "waive":
      return [[`waive:${action.supply}`]];
    case "end":
    case "done":
    case "withdraw":
      return [[action.verb]];
  }
}

const opens = (way: readonly Thing[], chosen: readonly Thing[]): boolean =>
  way.length >= chosen.length && chosen.every((thing, index) => way[index] === thing);

/** The things that can be touched next. */
export function lit(choices: readonly Choice[], chosen: readonly Thing[]): Set<Thing> {
  const next = new Set<Thing>();
  for (const { ways } of choices) {
    for (const way of ways) {
      const thing = way[chosen.length];
      if (thing !== undefined && opens(way, chosen)) next.add(thing);
    }
  }
  return next;
}

/** Kinds of things that can be taken up. */
const CARRIED = new Set(["shard", "drawn", "dreamer", "sleeper", "tree", "cell"]);

/** The things that can be taken up and carried to where they go; what is done by touching one thing alone carries nothing. */
export function carried(choices: readonly Choice[]): Set<Thing> {
  const found = new Set<Thing>();
  for (const [first, to] of choices.flatMap(({ ways }) => ways)) {
    if (first !== undefined && to !== undefined && CARRIED.has(parts(first)[0])) found.add(first);
  }
  return found;
}

/** The choices whose things have all been touched. */
export function settled(choices: readonly Choice[], chosen: readonly Thing[]): Choice[] {
  return choices.filter(({ ways }) => ways.some((way) => way.length === chosen.length && opens(way, chosen)));
}

/** The choices that are still possible after what was touched. */
export function open(choices: readonly Choice[], chosen: readonly Thing[]): Choice[] {
  return choices.filter(({ ways }) => ways.some((way) => opens(way, chosen)));
}

/** The thing that every choice begins with, so that nobody has to touch it; nothing when they differ. */
export function onlyThing(choices: readonly Choice[]): Thing | null {
  const firsts = lit(choices, []);
  const [first] = firsts;
  const needsMore = choices.every(({ ways }) => ways.every((way) => way.length > 1));
  return firsts.size === 1 && first !== undefined && needsMore ? first : null;
}

/** The action that somebody seems to mean who touches a thing that is not lit: to ask why not. */
export function meant(chosen: readonly Thing[], thing: Thing, on: Ground): string | null {
  const [held] = chosen;
  const [kind, name] = parts(thing);
  const [from, what] = held === undefined ? [null, null] : parts(held);
  if (kind === "cell") {
    if (from === "shard") return `place ${what} ${name}`;
    if (from === "tree") return `plant ${name}`;
    if (from === "dreamer") return on.dreamer === null ? "enter" : `step ${name}`;
    if (from === "cell") return `golem ${what}:1 ${name}`;
    return null;
  }
  if (kind === "card" && from === "shard") return `store #${name} ${what}`;
  if (kind === "shard" && from === "card") return `store #${what} ${name}`;
  if (kind === "bag" && from === "shard") return `exchange ${what} ${name}`;
  if (kind === "place") {
    if (from === "drawn") return `harvest ${what} ${name}`;
    return Number(name) === on.sleeper ? "power" : `move ${name}`;
  }
  if (kind === "row") {
    if (from === "drawn") return `harvest ${what} ${name}`;
    return Number(name) === on.sleeper ? "collect" : `move ${name}`;
  }
  if (kind === "shard") return `place ${name} ${on.entry}`;
  if (kind === "dreamer") return on.dreamer === null ? "enter" : `step ${on.dreamer}`;
  if (kind === "tree") return `plant ${on.entry}`;
  if (kind === "deck" && name !== "none") return `draw ${name}`;
  if (kind === "link") return `sow ${name}`;
  if (kind === "end" || kind === "done") return kind;
  return null;
}

/** The kind of a thing and what it is. */
export function parts(thing: Thing): [string, string] {
  const colon = thing.indexOf(":");
  return colon < 0 ? [thing, ""] : [thing.slice(0, colon), thing.slice(colon + 1)];
}
