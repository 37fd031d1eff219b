import { describe, expect, it } from "vitest";
import { shared } from "./shared";

describe("what stayed as it was", () => {
  it("is the same object as before", () => {
    const before = { rows: ["WR", "G"], players: [{ seat: 1, land: { a1: "RR" } }, { seat: 2, land: {} }] };
    const after = shared(before, { rows: ["WR", "G"], players: [{ seat: 1, land: { a1: "RRW" } }, { seat: 2, land: {} }] });
    expect(after).toEqual({ rows: ["WR", "G"], players: [{ seat: 1, land: { a1: "RRW" } }, { seat: 2, land: {} }] });
    expect(after.rows).toBe(before.rows);
    expect(after.players).not.toBe(before.players);
    expect(after.players[0]).not.toBe(before.players[0]);
    expect(after.players[1]).toBe(before.players[1]);
  });

  it("is the whole when nothing changed", () => {
    const before = { seq: 4, end: null, clocks: [] };
    expect(shared(before, { seq: 4, end: null, clocks: [] })).toBe(before);
  });

  it("is not what became longer, shorter or of another kind", () => {
    const before = [1, 2];
    expect(shared(before, [1, 2, 3])).toEqual([1, 2, 3]);
    expect(shared(before, [1])).toEqual([1]);
    expect(shared({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(shared({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(shared([], {})).toEqual({});
    expect(shared(null, { a: 1 })).toEqual({ a: 1 });
  });

  it("leaves the old value as it was", () => {
    const before = { players: [{ seat: 1 }] };
    shared(before, { players: [{ seat: 2 }] });
    expect(before).toEqual({ players: [{ seat: 1 }] });
  });
});
