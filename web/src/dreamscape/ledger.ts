// How every point was made: per player, per part of the game, per cause. Nothing is worked out from the rules: the points are
// those that the table showed after each step.

import type { PastSeen, PointsSeen, Scene } from "../protocol/wire";
import type { View } from "./view";

export type Step = { past: PastSeen; scene: Pick<Scene, "points" | "views"> };
/** A part of the game: a cycle, the Finale, or the scoring at the end. */
export type Part = number | "finale" | "over";
export type Gain = { cause: string; points: number };
export type Account = { seat: number; parts: { part: Part; gains: Gain[]; sum: number }[]; causes: Gain[]; sum: number };

function partOf(view: Pick<View, "phase" | "cycle">): Part {
  if (view.phase === "over") return "over";
  return view.phase === "finale" ? "finale" : view.cycle;
}

/** The parts of a game in order with the points at the end of each. */
function ends(steps: readonly Step[]): Map<Part, PointsSeen[]> {
  const found = new Map<Part, PointsSeen[]>();
  for (const { scene } of steps) {
    const view = scene.views[0]?.view;
    if (!view) continue;
    const part = partOf(view);
    // What was taken back is not there any more.
    for (const later of [...found.keys()]) if (isLater(later, part)) found.delete(later);
    found.set(part, scene.points);
  }
  return found;
}

const rank = (part: Part): number => (part === "over" ? Infinity : part === "finale" ? Number.MAX_SAFE_INTEGER : part);
const isLater = (one: Part, other: Part): boolean => rank(one) > rank(other);

const byCause = (points: readonly PointsSeen[], seat: number): Map<string, number> =>
  new Map(points.find((each) => each.seat === seat)?.by_cause ?? []);

function difference(now: Map<string, number>, before: Map<string, number>): Gain[] {
  const causes = new Set([...now.keys(), ...before.keys()]);
  return [...causes]
    .map((cause) => ({ cause, points: (now.get(cause) ?? 0) - (before.get(cause) ?? 0) }))
    .filter(({ points }) => points !== 0);
}

const total = (gains: readonly Gain[]): number => gains.reduce((sum, { points }) => sum + points, 0);

/** The accounts of all players. */
export function accounts(steps: readonly Step[]): Account[] {
  const parts = ends(steps);
  const seats = [...parts.values()].at(-1)?.map(({ seat }) => seat) ?? [];
  return seats.map((seat) => {
    let before = new Map<string, number>();
    const told = [...parts].map(([part, points]) => {
      const now = byCause(points, seat);
      const gains = difference(now, before);
      before = now;
      return { part, gains, sum: total(gains) };
    });
    const causes = difference(before, new Map());
    return { seat, parts: told, causes, sum: total(causes) };
  });
}
