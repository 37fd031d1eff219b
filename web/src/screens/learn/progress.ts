// How far somebody is in a lesson: goals are reached by events of the game, and by nothing else.

import type { Goal } from "virtual:lessons";
import type { Arg, PastSeen, Said } from "../../protocol/wire";

/** Whoever learns sits here. */
const LEARNER = 1;

export type Progress = {
  /** Whether each goal is reached. */
  met: boolean[];
  /** The place of the goal to reach now; nothing when all are reached. */
  now: number | null;
  /** Whether something that is missing cannot be reached any more. */
  lost: boolean;
};

/** The progress after what has happened. What was reached once stays reached, also when it is taken back. */
export function progress(goals: readonly Goal[], past: readonly PastSeen[]): Progress {
  const met = goals.map(() => false);
  let lost = false;
  for (const event of past.flatMap((each) => each.events)) {
    if (!isOfLearner(event)) continue;
    const reached = goals.findIndex((goal, place) => !met[place] && isMetBy(goal, event));
    if (reached >= 0) met[reached] = true;
    if (goals.some((goal, place) => !met[place] && goal.until === event.key)) lost = true;
  }
  const open = met.indexOf(false);
  return { met, now: open < 0 ? null : open, lost: lost && open >= 0 };
}

function isMetBy(goal: Goal, event: Said): boolean {
  const args = event.args ?? {};
  return goal.event === event.key && Object.entries(goal.with).every(([name, wanted]) => bare(args[name]) === wanted);
}

/** Whether it happened to whoever learns, or to nobody in particular. */
function isOfLearner(event: Said): boolean {
  const seat = bare(event.args?.["seat"]);
  return seat === undefined || seat === LEARNER;
}

/** A parameter without what it is: the number of a card, the key of a term. */
function bare(arg: Arg | undefined): number | string | undefined {
  return typeof arg === "object" ? Object.values(arg)[0] : arg;
}
