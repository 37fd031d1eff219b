import { describe, expect, it } from "vitest";
import type { PastSeen, Said } from "../../protocol/table";
import { journeys, type Whereabouts } from "./journeys";
import { Stacks } from "./stacks";

const step = (...events: Said[]): PastSeen[] => [{ seq: 1, happened: { kind: "played", seat: 1 }, events } as unknown as PastSeen];
const nowhere = (): Whereabouts => ({ dreamers: new Map(), stacks: new Stacks(), finished: new Map() });

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

  it("of like shards the Golem moves the one at the height that is told, with all that lies on it", () => {
    const golem = (height: number, from: string, to: string): Said => ({ key: "event-golem", args: { seat: { seat: 1 }, shard: { term: "shard-rock" }, from, height, to } });
    const at = (): Whereabouts => ({ ...nowhere(), dreamers: new Map([[1, "b2"]]), stacks: new Stacks([{ seat: 1, land: { a1: "RRW^", b2: "RR" } }]) });
    const load = (...events: Said[]) => journeys(step(...events), at()).map(({ cargo }) => cargo);
    expect(load(golem(1, "a1", "a2"))).toEqual([{ kind: "stack", shards: ["R", "R", "W"], tree: true, dreamer: null }]);
    expect(load(golem(2, "a1", "a2"))).toEqual([{ kind: "stack", shards: ["R", "W"], tree: true, dreamer: null }]);
    expect(load(golem(2, "b2", "c2"), golem(1, "c2", "d2"))).toEqual(Array.from({ length: 2 }, () => ({ kind: "stack", shards: ["R"], tree: false, dreamer: 1 })));
  });

  it("what lies on a moved shard is what was put there and not taken away before", () => {
    const cell = "b1";
    const events: Said[] = [
      { key: "event-placed", args: { seat: { seat: 1 }, shard: { term: "shard-rock" }, cell } },
      { key: "event-placed", args: { seat: { seat: 1 }, shard: { term: "shard-water" }, cell } },
      { key: "event-taken", args: { seat: { seat: 1 }, shard: { term: "shard-water" }, cell } },
      { key: "event-planted", args: { seat: { seat: 1 }, cell } },
      { key: "event-golem", args: { seat: { seat: 1 }, shard: { term: "shard-rock" }, from: cell, height: 1, to: "b2" } },
      { key: "event-replaced", args: { seat: { seat: 1 }, cell: "b2" } },
      { key: "event-placed", args: { seat: { seat: 1 }, shard: { term: "shard-nightmare" }, cell: "b2" } },
      { key: "event-golem", args: { seat: { seat: 1 }, shard: { term: "shard-nightmare" }, from: "b2", height: 1, to: "b3" } },
    ];
    const loads = journeys(step(...events), nowhere()).filter(({ cargo }) => cargo.kind === "stack");
    expect(loads.map(({ cargo }) => cargo)).toEqual([
      { kind: "stack", shards: ["R"], tree: true, dreamer: null },
      { kind: "stack", shards: ["N"], tree: false, dreamer: null },
    ]);
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
