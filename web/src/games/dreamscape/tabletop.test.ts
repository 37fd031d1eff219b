import { expect, test } from "vitest";
import type { Watched } from "../../net/live.svelte";
import type { TableView } from "../../protocol/table";
import { Tabletop } from "./tabletop.svelte";

/** A table with own seats, where the game waits for some and some are asked; whoever is asked and not waited for waits. */
function table(own: number[], waiting: number[], asked: number[]): Tabletop {
  const chairs = [1, 2, 3].map((seat) => ({ seat, own: own.includes(seat), name: "Ada" }));
  const prompts = asked.map((seat) => ({ seat, number: seat, actions: ["withdraw"] }));
  const tableView = { chairs, prompts, waiting: waiting.map((seat) => ({ seat })), views: [], undo: [] } as unknown as TableView;
  return new Tabletop({ tableView, chat: [], past: [], broken: null, contract: null } as unknown as Watched);
}

test("it is one's turn while the game waits for an own seat, and not while one only waits", () => {
  expect(table([2], [1, 2], [2]).mine).toBe(true);
  const waits = table([2], [1, 3], [2]);
  expect(waits.mine).toBe(false);
  expect(waits.prompt?.actions).toEqual(["withdraw"]);
  expect(table([2], [1], []).mine).toBe(false);
  expect(table([], [1], []).mine).toBe(false);
});

test("of several own seats the one that the game waits for is shown before one that only waits", () => {
  const both = table([1, 2], [2], [1, 2]);
  expect([both.seat, both.mine]).toEqual([2, true]);
  both.turnTo(1);
  expect([both.seat, both.mine]).toEqual([1, true]);
});
