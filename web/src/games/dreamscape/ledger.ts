// How every point was made: per player, per part of the game, per cause. Nothing is worked out from the rules: the points are
// those that the table showed after each step.

import type { PastSeen, PointsSeen, TableView } from "../../protocol/table";
import type { View } from "./view";

export type Step = { past: PastSeen; table_view: Pick<TableView, "points" | "view"> };
/** A part of the game: a cycle, the Finale, or the scoring at the end. */
export type Part = number | "finale" | "over";
/** Points of a cause, with the cards that made them. */
export type Gain = { cause: string; points: number; cards?: number[] };
export type Account = { seat: number; parts: { part: Part; gains: Gain[]; sum: number }[]; causes: Gain[]; sum: number };

function partOf(view: Pick<View, "phase" | "cycle">): Part {
  if (view.phase === "over") return "over";
  return view.phase === "finale" ? "finale" : view.cycle;
}

/** How it was at the end of a part. */
type Ending = { points: readonly PointsSeen[]; players: View["players"] };

/** The parts of a game in order with how it was at the end of each. */
function ends(steps: readonly Step[]): Map<Part, Ending> {
  const found = new Map<Part, Ending>();
  for (const { table_view } of steps) {
    const { view } = table_view;
    if (!view) continue;
    const part = partOf(view);
    // What was taken back is not there any more.
    for (const later of [...found.keys()]) if (isLater(later, part)) found.delete(later);
    found.set(part, { points: table_view.points, players: view.players });
  }
  return found;
}

const rank = (part: Part): number => (part === "over" ? Infinity : part === "finale" ? Number.MAX_SAFE_INTEGER : part);
const isLater = (one: Part, other: Part): boolean => rank(one) > rank(other);

/** The cause of points for cards. */
const CARDS = "cause-cards";

const finished = ({ players }: Ending, seat: number): number[] => players.find((player) => player.seat === seat)?.finished ?? [];

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
  const seats = [...parts.values()].at(-1)?.points.map(({ seat }) => seat) ?? [];
  return seats.map((seat) => {
    let before = new Map<string, number>();
    let had: number[] = [];
    const told = [...parts].map(([part, ending]) => {
      const now = byCause(ending.points, seat);
      const cards = finished(ending, seat);
      const news = cards.filter((card) => !had.includes(card)).reverse();
      const gains = difference(now, before).map((gain) => (gain.cause === CARDS && news.length > 0 ? { ...gain, cards: news } : gain));
      [before, had] = [now, cards];
      return { part, gains, sum: total(gains) };
    });
    const causes = difference(before, new Map());
    return { seat, parts: told, causes, sum: total(causes) };
  });
}
