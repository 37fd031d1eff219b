// What happened in a step, in words.

import type { ChairSeen, HappenedKind, PastSeen, Said, Scene } from "../../protocol/wire";
import { say, word } from "../../words/words.svelte";

/** Steps of which the game itself tells nothing. */
const DEEDS: Partial<Record<HappenedKind, string>> = {
  sat: "replay-sat",
  "bot-sat": "replay-bot-sat",
  left: "replay-left",
  started: "replay-started",
  undone: "replay-undone",
  redone: "replay-redone",
  asked: "replay-asked",
  answered: "replay-answered",
  "taken-back": "replay-taken-back",
  resigned: "replay-resigned",
  "timed-out": "replay-timed-out",
  "stood-in": "replay-stood-in",
  "came-back": "replay-came-back",
  "chat-closed": "replay-chat-closed",
  rematched: "replay-rematched",
};

/** How the holder of a seat is called. */
export function seatName(chairs: ChairSeen[], seat: number): string {
  const chair = chairs.find((each) => each.seat === seat);
  if (chair?.name !== undefined) return chair.name;
  const bots = chairs.filter((each) => each.holder === "bot");
  if (chair?.holder !== "bot") return word("replay-seat", { number: seat });
  return bots.length > 1 ? word("replay-computer", { number: bots.indexOf(chair) + 1 }) : word("page-computer");
}

/** Everything that is told of a step; names of things are put in by `named`. */
export function told(past: PastSeen, scene: Scene, named: (said: Said) => Said): string[] {
  const called = (seat: number) => seatName(scene.chairs, seat);
  const deed = DEEDS[past.happened.kind];
  const lines = past.events.map((said) => say(named(said), called));
  if (deed === undefined) return lines;
  const seat = past.happened.seat;
  return [word(deed, { name: seat === undefined ? "" : called(seat) }), ...lines];
}
