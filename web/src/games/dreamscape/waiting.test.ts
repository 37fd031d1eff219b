import { expect, test } from "vitest";
import type { PlayerView } from "../../protocol/dreamscape";
import { awaited, letFirst } from "./waiting";
import type { View } from "./view";

const player = (seat: number, doing: string | null, waived?: number[]): PlayerView =>
  ({ seat, marker: seat, doing, waived }) as unknown as PlayerView;

test("what somebody waits for is read from what they do", () => {
  expect(awaited({ doing: "tree-waits c1" })).toBe("tree");
  expect(awaited({ doing: "shard-waits R G" })).toBe("G");
  expect(awaited({ doing: "king-waits II" })).toBeNull();
  expect(awaited({ doing: null })).toBeNull();
});

test("a waiver lets those go first who wait for the same behind one, each once", () => {
  const players = [player(1, "tree-waits c1"), player(2, null, [3]), player(3, "tree-waits c1"), player(4, "tree-waits b1")];
  const view = { players } as unknown as View;
  expect(letFirst({ view, me: players[1] ?? null }, "tree")).toEqual([4]);
  expect(letFirst({ view, me: players[1] ?? null }, "G")).toEqual([]);
  expect(letFirst({ view, me: null }, "tree")).toEqual([]);
});
