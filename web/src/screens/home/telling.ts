// What is said of a table in a list.

import type { GameClient } from "../../games/game";
import { me } from "../../net/me.svelte";
import type { ListedTable } from "../../protocol/table";
import { together } from "../../words/together";
import { word, words } from "../../words/words.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** For how long something has been so. */
export function lasting(since: number, now: number): string {
  const millis = Math.max(0, now - since);
  if (millis < MINUTE) return word("home-for-moments");
  if (millis < HOUR) return word("home-for-minutes", { count: Math.floor(millis / MINUTE) });
  if (millis < DAY) return word("home-for-hours", { count: Math.floor(millis / HOUR) });
  return word("home-for-days", { count: Math.floor(millis / DAY) });
}

/** How long ago something was. */
export function ago(then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  const millis = Math.max(0, now - then);
  if (millis < MINUTE) return word("home-just-now");
  if (millis < HOUR) return format.format(-Math.floor(millis / MINUTE), "minute");
  if (millis < DAY) return format.format(-Math.floor(millis / HOUR), "hour");
  return format.format(-Math.floor(millis / DAY), "day");
}

const persons = ({ about }: ListedTable): string[] => about.chairs.flatMap((chair) => (chair.holder === "person" ? [chair.name] : []));

/** Who else sits there: persons by name, computer players counted. */
function others(table: ListedTable): string[] {
  const found = [...new Set(persons(table))].filter((name) => name !== me.name);
  const bots = table.about.chairs.filter((chair) => chair.holder === "bot").length;
  return bots > 0 ? [...found, word("home-bots", { count: bots })] : found;
}

/** Who else sits there, in words. */
export function company(table: ListedTable): string {
  const found = others(table);
  if (found.length > 0) return together(found);
  return persons(table).length > 0 ? word("home-only-you") : word("home-nobody-yet");
}

/** The way back to a game. */
export function goOn(table: ListedTable): string {
  const found = others(table);
  return found.length > 0 ? word("home-go-on", { names: together(found) }) : word("home-go-on-alone");
}

/** What kind of game it is, as its game tells it. */
export function kind({ about }: ListedTable, games: readonly GameClient[]): string[] {
  return games.find(({ name }) => name === about.game.game)?.kind(about.game) ?? [];
}

/** Whom the table waits for, by name; seats count from 1. */
export function awaited({ about }: ListedTable): string[] {
  const names = about.waiting.map((seat) => {
    const chair = about.chairs[seat - 1];
    if (chair?.holder === "person") return chair.name;
    return word("page-computer");
  });
  return [...new Set(names)];
}

/** How many seats are still free. */
export function free({ about }: ListedTable): number {
  return about.chairs.filter((chair) => chair.holder === "nobody").length;
}
