// Tables in the middle of a game, for what is seldom met by chance.

import type { Page } from "@playwright/test";

/** What is the same at all of them; a line of the same beginning in a position stands in its place. */
const USUAL = [
  "edition standard",
  "players 2",
  "pack nocturne 1",
  "cycle 2",
  "turn 1",
  "marker 1 1 active",
  "marker 2 2 active",
  "sleepers 6 2z",
  "row 1 LLG",
  "row 2 RLG",
  "row 3 LRL",
  "row 4 RGL",
  "row 5 WLR",
  "row 6 MWG",
  "purposes t1 t2 t7=W t8=R",
];

/** Makes a table at which the visitor holds both seats, from a position in the notation of the game. */
export async function atPosition(page: Page, position: readonly string[]): Promise<string> {
  const opening = (line: string): string => line.split(" ").slice(0, /^(row|marker|sleepers) /.test(line) ? 2 : 1).join(" ");
  const said = new Set(position.map(opening));
  // Options are those of the game, not of the position.
  const options = position.filter((line) => line.startsWith("options "));
  const lines = [...USUAL.filter((line) => !said.has(opening(line))), ...position.filter((line) => !options.includes(line))];
  const record = ["oneiros record 1", "game dreamscape", ...options, "seat 1", "seat 2", "position", ...lines.map((line) => `  ${line}`), ""];
  return brought(page, record.join("\n"));
}

/** Makes a table from the record of a game, over or not. */
export async function brought(page: Page, record: string): Promise<string> {
  const answer = await page.request.post("/api/records", { headers: { "content-type": "text/plain" }, data: record });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as { id: string }).id;
}

/** A Travel of the first seat, after that of the second. */
export const TRAVELLING = ["phase travel", "marker 1 2 active", "marker 2 1 active"];
/** A Travel with the Sleeper at the Clockwork Golem, and shards to move. */
export const AT_GOLEM = [...TRAVELLING, "actions 3", "dreamscape 1 b1=R c1=R d1=L d2=W", "hands 1 G", "sleepers 4 1"];
/** A Travel with the Sleeper at the Tower of Wandering, and shards to take back. */
export const AT_TOWER = [...TRAVELLING, "actions 3", "dreamscape 1 b1=R c1=R d1=L d2=W", "sleepers 3 1"];
/** A Creation in which Land on d1 completes a card. */
export const COMPLETING = ["phase creation", "dreamscape 1 b1=L c1=L", "hands 1 WRL", "sleepers 4 1z", "open 1 #5"];
/** A Creation with shards of several colours in the Hands. */
export const CREATING = ["phase creation", "dreamscape 1 c1=L", "hands 1 WRRLL", "sleepers 4 1z"];
