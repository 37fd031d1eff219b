import { expect, test } from "vitest";
import { apart } from "./apart";

test("texts that have room stay where they want to be", () => {
  expect(apart([100, 40, 70], 16, 0, 200)).toEqual([100, 40, 70]);
});

test("texts that want the same place are pushed a line apart, in their order", () => {
  expect(apart([50, 50, 52], 16, 0, 200)).toEqual([50, 66, 82]);
});

test("nothing is pushed over the edge", () => {
  expect(apart([200, 200], 16, 0, 200)).toEqual([184, 200]);
  expect(apart([3, 3], 16, 8, 200)).toEqual([8, 24]);
});
