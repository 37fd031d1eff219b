// The six lessons: a prepared position each, and goals that are reached when the engine tells of an event.

import type { Said } from "../../protocol/wire";

/** Something to do: which event shows that it was done, and the key of what is said about it. */
export type Goal = { event: string; cause?: string; text: string };
export type Lesson = { title: string; about: string; position: string; options?: string; goals: Goal[] };

const ROWS = "row 1 LRG\n  row 2 RLG\n  row 3 GWR\n  row 4 WGL\n  row 5 RWL\n  row 6 GLR";

export const LESSONS: Lesson[] = [
  {
    title: "learn-1",
    about: "learn-1-about",
    position: `phase travel\n  hands 1 W\n  ${ROWS}`,
    goals: [
      { event: "event-collected", text: "learn-1-collect" },
      { event: "event-moved-free", text: "learn-1-key" },
      { event: "event-collected", text: "learn-1-again" },
    ],
  },
  {
    title: "learn-2",
    about: "learn-2-about",
    position: "hands 1 RRWG",
    goals: [
      { event: "event-placed", text: "learn-2-first" },
      { event: "event-placed", text: "learn-2-second" },
      { event: "event-planted", text: "learn-2-tree" },
    ],
  },
  {
    title: "learn-3",
    about: "learn-3-about",
    position: "dreamscape 1 c1=L b1=W c2=RR\n  hands 1 MM",
    goals: [
      { event: "event-entered", text: "learn-3-enter" },
      { event: "event-stepped-free", text: "learn-3-step" },
      { event: "event-scored", cause: "cause-water", text: "learn-3-water" },
    ],
  },
  {
    title: "learn-4",
    about: "learn-4-about",
    position: "dreamscape 1 c1=L\n  hands 1 RRW\n  open 1 #3",
    goals: [
      { event: "event-placed", text: "learn-4-begin" },
      { event: "event-completed", text: "learn-4-complete" },
      { event: "event-cards-drawn", text: "learn-4-draw" },
    ],
  },
  {
    title: "learn-5",
    about: "learn-5-about",
    position: `phase travel\n  hands 1 WR\n  open 1 #1\n  ${ROWS}`,
    goals: [
      { event: "event-power", text: "learn-5-place" },
      { event: "event-card-power", text: "learn-5-card" },
    ],
  },
  {
    title: "learn-6",
    about: "learn-6-about",
    position: `phase travel\n  hands 1 W\n  ${ROWS}\n  reds 1-4 3-6`,
    options: "nightmare",
    goals: [
      { event: "event-red-taken", text: "learn-6-take" },
      { event: "event-travel-ends", text: "learn-6-end" },
      { event: "event-red-sown", text: "learn-6-sow" },
    ],
  },
];

/** The record with which the table of a lesson begins. */
export function record(lesson: Lesson): string {
  const options = lesson.options === undefined ? "" : `options ${lesson.options}\n`;
  return `oneiros record 1\ngame dreamscape\n${options}seat 1\nseat 2\nposition\n  ${lesson.position}\n`;
}

/** How many goals are reached after something was told. */
export function reached(goals: Goal[], before: number, told: Said[]): number {
  let at = before;
  for (const { key, args } of told) {
    const goal = goals[at];
    const cause = args?.["cause"];
    const because = typeof cause === "object" && "term" in cause ? cause["term"] : undefined;
    if (goal && key === goal.event && (goal.cause === undefined || goal.cause === because)) at += 1;
  }
  return at;
}

const KEPT = "learned";

/** The lessons that were learned on this device. */
export function learned(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "number") : [];
  } catch {
    return [];
  }
}

/** Remembers that a lesson was learned. */
export function remember(lesson: number): void {
  localStorage.setItem(KEPT, JSON.stringify([...new Set([...learned(), lesson])]));
}
