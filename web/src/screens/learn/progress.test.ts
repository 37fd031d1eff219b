import { describe, expect, it } from "vitest";
import lessons, { type Goal } from "virtual:lessons";
import type { PastSeen, Said } from "../../protocol/wire";
import { progress } from "./progress";

const goals: Goal[] = [
  { event: "event-placed", with: { shard: "shard-rock", cell: "c1" }, until: "event-creation-ends" },
  { event: "event-completed", with: { card: 3 }, until: "event-creation-ends" },
  { event: "event-placed", with: { shard: "shard-rock", cell: "c1" }, until: "event-creation-ends" },
];

const past = (...events: Said[]): PastSeen[] => events.map((event, seq) => ({ seq, happened: { kind: "played", seat: 1 }, events: [event] }));
const placed = (seat: number, shard: string, cell: string): Said => ({ key: "event-placed", args: { seat: { seat }, shard: { term: shard }, cell } });
const completed = (card: number): Said => ({ key: "event-completed", args: { seat: { seat: 1 }, card: { card } } });
const ended = (seat: number): Said => ({ key: "event-creation-ends", args: { seat: { seat } } });

describe("progress in a lesson", () => {
  it("begins with the first goal", () => {
    expect(progress(goals, [])).toEqual({ met: [false, false, false], now: 0, lost: false });
  });

  it("counts an event for one goal only, and only with the right parameters", () => {
    expect(progress(goals, past(placed(1, "shard-rock", "c1"))).met).toEqual([true, false, false]);
    expect(progress(goals, past(placed(1, "shard-water", "c1"), placed(1, "shard-rock", "b1"))).met).toEqual([false, false, false]);
    expect(progress(goals, past(placed(2, "shard-rock", "c1"))).met).toEqual([false, false, false]);
  });

  it("takes goals in any order and is over when all are reached", () => {
    const all = past(completed(3), placed(1, "shard-rock", "c1"), placed(1, "shard-rock", "c1"), ended(1));
    expect(progress(goals, all.slice(0, 1))).toEqual({ met: [false, true, false], now: 0, lost: false });
    expect(progress(goals, all)).toEqual({ met: [true, true, true], now: null, lost: false });
  });

  it("is lost when the turn ended too early, but not by the turn of somebody else", () => {
    expect(progress(goals, past(completed(3), ended(2))).lost).toBe(false);
    expect(progress(goals, past(completed(3), ended(1))).lost).toBe(true);
  });
});

describe("the lessons", () => {
  it("are read from the content, whole", () => {
    expect(lessons.map(({ number, slug }) => `${number} ${slug}`)).toEqual(["1 travel", "2 placing", "3 walking", "4 cards", "5 powers", "6 nightmares"]);
    expect(lessons.every(({ position, goals }) => position.startsWith("edition ") && goals.length >= 3)).toBe(true);
    expect(lessons[0]?.goals[0]).toEqual({ event: "event-collected", with: { shard: "shard-water", location: 1 }, until: "event-travel-ends" });
    expect(lessons[5]?.goals[0]?.until).toBe("event-travel-ends");
  });
});
