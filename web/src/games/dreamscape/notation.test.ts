import { expect, test } from "vitest";
import { cellName, cellPlace, readAction, readStack, spread, writeAction, writeStack } from "./notation";

/** One of every kind, as docs/notation.md lists them. */
const ACTIONS = [
  "collect",
  "move 5",
  "power",
  "use #12 W",
  "store #12 W",
  "enter",
  "step b2",
  "place R b2",
  "place N b2",
  "exchange R G",
  "plant b2",
  "end",
  "harvest W 4",
  "lake 2",
  "next G",
  "take b2",
  "golem b2:1 b3",
  "done",
  "draw II",
  "draw none",
  "keep #12",
  "keep none",
  "complete #12",
  "retain W",
  "sow 3-6",
  "waive tree",
  "waive G",
  "withdraw",
];

test.each(ACTIONS)("%s is read and written the same", (text) => {
  const action = readAction(text);
  expect(action).not.toBeNull();
  expect(action && writeAction(action)).toBe(text);
});

test.each(["", "dance", "move", "move 7", "move 3 4", "place X b2", "place W g1", "step b6", "golem b2 b3", "keep 12", "draw IV", "end now", "sow 36"])(
  "%s is no action",
  (text) => expect(readAction(text)).toBeNull(),
);

test("a stack is read from the bottom to the top, with what stands on it", () => {
  expect(readStack("RRW^@")).toEqual({ shards: ["R", "R", "W"], tree: true, dreamer: true });
  expect(readStack("")).toEqual({ shards: [], tree: false, dreamer: false });
  expect(writeStack(readStack("RRW^@"))).toBe("RRW^@");
});

test("cells have the names of a chess board", () => {
  expect(cellName(2, 1)).toBe("b1");
  expect(cellPlace("e4")).toEqual({ column: 5, row: 4 });
});

test("shards that are counted are spread in the usual order", () => {
  expect(spread({ G: 1, W: 2 })).toEqual(["W", "W", "G"]);
});
