import { expect, test } from "vitest";
import type { PointsSeen } from "../../protocol/table";
import { accounts, type Step } from "./ledger";

function step(cycle: number, phase: string, ...seats: [string, number][][]): Step {
  const points: PointsSeen[] = seats.map((by_cause, index) => ({
    seat: index + 1,
    sum: by_cause.reduce((sum, [, each]) => sum + each, 0),
    by_cause,
  }));
  const view = { cycle, phase, players: [] };
  return { past: { seq: 1, happened: { kind: "played" }, events: [] }, table_view: { points, view } } as unknown as Step;
}

test("points are told by the part of the game in which they were made", () => {
  const [ada, ben] = accounts([
    step(1, "travel", [], []),
    step(1, "creation", [["cause-water", 2]], []),
    step(2, "creation", [["cause-water", 3]], [["cause-cards", 4]]),
    step(2, "finale", [["cause-water", 3]], [["cause-cards", 4]]),
    step(2, "over", [["cause-water", 3], ["cause-open-cards", -5]], [["cause-cards", 4]]),
  ]);
  expect(ada?.parts.map(({ part, sum }) => [part, sum])).toEqual([[1, 2], [2, 1], ["finale", 0], ["over", -5]]);
  expect(ada?.sum).toBe(-2);
  expect(ben?.causes).toEqual([{ cause: "cause-cards", points: 4 }]);
});

test("what was taken back counts nowhere", () => {
  const [ada] = accounts([
    step(1, "creation", [["cause-water", 2]]),
    step(2, "travel", [["cause-water", 2], ["cause-trees", 1]]),
    step(1, "creation", [["cause-water", 1]]),
  ]);
  expect(ada?.parts).toEqual([{ part: 1, gains: [{ cause: "cause-water", points: 1 }], sum: 1 }]);
});

test("points for cards are told with the cards that were finished in that part of the game, first to last", () => {
  const at = (cycle: number, points: number, finished: number[]): Step => {
    const made = step(cycle, "creation", [["cause-cards", points], ["cause-water", 1]]);
    const view = { cycle, phase: "creation", players: [{ seat: 1, finished }] };
    return { ...made, table_view: { ...made.table_view, view } } as unknown as Step;
  };
  const [ada] = accounts([at(1, 4, [5]), at(2, 9, [7, 5]), at(2, 4, [5]), at(2, 11, [3, 2, 5])]);
  expect(ada?.parts.map(({ gains }) => gains)).toEqual([
    [{ cause: "cause-cards", points: 4, cards: [5] }, { cause: "cause-water", points: 1 }],
    [{ cause: "cause-cards", points: 7, cards: [2, 3] }],
  ]);
});

test("before a game there is nothing to tell", () => {
  expect(accounts([])).toEqual([]);
});
