import { beforeEach, expect, test, vi } from "vitest";
import terms from "../../../../locales/en/dreamscape/terms.ftl?raw";
import table from "../../../../locales/en/dreamscape/web-table.ftl?raw";
import type { PlayerView } from "../../protocol/dreamscape";
import { words } from "../../words/words.svelte";
import { GAME } from "./address";
import type { Choice } from "./choices";
import { actionWords, lineWords, type Speaker } from "./spoken";
import type { View } from "./view";
import type { Supply } from "./waiting";

type Player = { seat: number; doing?: string; behind?: number[]; waived?: number[] };

/** How a seat sees a table of some players, whose markers are their numbers. */
function speaker(seat: number, players: readonly Player[]): Speaker {
  const seen = players.map((player) => ({ marker: player.seat, doing: null, ...player }) as unknown as PlayerView);
  return {
    view: { players: seen } as unknown as View,
    me: seen.find((player) => player.seat === seat) ?? null,
    name: (each) => ["Ada", "Ben", "Eve", "Ida"][each - 1] ?? "",
    content: { titleKey: () => null, card: () => undefined, printed: { powers: [] } },
  };
}

const waive = (supply: Supply): Choice => ({ text: `waive ${supply}`, action: { verb: "waive", supply }, ways: [] }) as unknown as Choice;

// English, as the server sends it.
beforeEach(async () => {
  vi.stubGlobal("fetch", async () => new Response(`${table}\n${terms}`));
  await words.bring(GAME, "all");
  vi.unstubAllGlobals();
});

test("a waiver names all whom it lets go first, and nobody who goes first already", () => {
  const players = [{ seat: 1 }, { seat: 2, doing: "tree-waits c1" }, { seat: 3, doing: "tree-waits b1" }, { seat: 4, doing: "shard-waits W G" }];
  expect(actionWords(waive("tree"), speaker(1, players))).toBe("Let Ben and Eve go first: tree");
  expect(actionWords(waive("G"), speaker(1, players))).toBe("Let Ida go first: Grass");
  const later = [{ seat: 1, waived: [2] }, ...players.slice(1)];
  expect(actionWords(waive("tree"), speaker(1, later))).toBe("Let Eve go first: tree");
});

test("who waits for whom is told of oneself first and then of the others", () => {
  const players = [{ seat: 1, waived: [3] }, { seat: 2, behind: [1] }, { seat: 3, behind: [1, 2] }];
  expect(lineWords(speaker(3, players))).toEqual(["Before you: Ada and Ben.", "Ben waits for Ada."]);
  expect(lineWords(speaker(1, players))).toEqual(["You let Eve go first.", "Ben waits for Ada.", "Eve waits for Ada and Ben."]);
});
