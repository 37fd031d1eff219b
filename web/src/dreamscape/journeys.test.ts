import { describe, expect, it } from "vitest";
import type { PastSeen, Said } from "../protocol/wire";
import { journeys, type Whereabouts } from "./journeys";

const step = (...events: Said[]): PastSeen[] => [{ seq: 1, happened: { kind: "played", seat: 1 }, events } as unknown as PastSeen];
const nowhere = (): Whereabouts => ({ dreamers: new Map(), finished: new Map() });

describe("what is seen of an event", () => {
  it("a collected shard goes from its row to the Hands", () => {
    const event = { key: "event-collected", args: { seat: { seat: 2 }, shard: { term: "shard-rock" }, location: { location: 3 } } };
    expect(journeys(step(event), nowhere())).toEqual([{ cargo: { kind: "shard", shard: "R" }, from: ["row:3"], to: ["hands:2", "side:2"] }]);
  });

  it("the Dreamer goes on from where it came to", () => {
    const events = ["b1", "b2"].map((cell) => ({ key: "event-stepped", args: { seat: { seat: 1 }, cell } }));
    const at = nowhere();
    const [first, second] = journeys(step(...events), at);
    expect(first?.to[0]).toBe("cell:1:b1");
    expect(second?.from[0]).toBe("cell:1:b1");
    expect(at.dreamers.get(1)).toBe("b2");
  });

  it("a finished card rises, and its points float from it", () => {
    const completed = { key: "event-completed", args: { seat: { seat: 1 }, card: { card: 12 } } };
    const scored = { key: "event-scored", args: { seat: { seat: 1 }, cause: { term: "cause-cards" }, points: 7 } };
    const [card, points] = journeys(step(completed, scored), nowhere());
    expect(card?.cargo).toEqual({ kind: "card", card: 12 });
    expect(points?.cargo).toEqual({ kind: "points", points: 7, cause: "cause-cards" });
    expect(points?.from[0]).toBe("card:12");
  });

  it("points of a walk float from the Dreamer, those of a purpose from its tile", () => {
    const walked = { key: "event-scored", args: { seat: { seat: 1 }, cause: { term: "cause-water" }, points: -1 } };
    const purpose = { key: "event-purpose-scored", args: { seat: { seat: 1 }, kind: { term: "purpose-no-red" }, points: 5 } };
    const at = { ...nowhere(), dreamers: new Map([[1, "c2"]]) };
    expect(journeys(step(walked, purpose), at).map((trip) => trip.from[0])).toEqual(["cell:1:c2", "purpose:purpose-no-red"]);
  });

  it("what only begins or ends moves nothing", () => {
    expect(journeys(step({ key: "event-power-ends", args: { seat: { seat: 1 } } }), nowhere())).toEqual([]);
  });
});
