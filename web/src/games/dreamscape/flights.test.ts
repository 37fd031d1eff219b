import { describe, expect, it } from "vitest";
import { Flights } from "./flights.svelte";
import type { Journey } from "./journeys";

const trip: Journey = { cargo: { kind: "tree" }, from: ["bag"], to: ["hands:1"] };
const here = () => ({ x: 1, y: 2, width: 3 });

describe("things in the air", () => {
  it("begin one after the other, also those of the next step", () => {
    const flights = new Flights();
    flights.launch(flights.plan([trip, trip], here, 1000));
    flights.launch(flights.plan([trip], here, 1010));
    const starts = flights.list.map(({ delay }, index) => delay + (index < 2 ? 1000 : 1010));
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(new Set(starts).size).toBe(3);
  });

  it("are never so many that nobody can follow", () => {
    const flights = new Flights();
    flights.launch(flights.plan(Array.from({ length: 100 }, () => trip), here, 0));
    expect(flights.list.length).toBeLessThan(30);
  });

  it("stay on the ground where one end cannot be seen", () => {
    const flights = new Flights();
    flights.launch(flights.plan([trip], () => null, 0));
    expect(flights.list).toEqual([]);
  });

  it("end all at once when somebody does not want to wait", () => {
    const flights = new Flights();
    flights.launch(flights.plan([trip, trip], here, 0));
    flights.skip();
    expect(flights.list).toEqual([]);
    flights.launch(flights.plan([trip], here, 1));
    expect(flights.list[0]?.delay).toBe(0);
  });
});
