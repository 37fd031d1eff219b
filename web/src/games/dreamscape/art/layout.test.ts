import { describe, expect, test } from "vitest";
import { cellAt, cellName, drawnCells, layout, type Point } from "./layout";
import { ASIDE, DEPTH, MOST, RY, rise, thickness } from "./projection";

const GRIDS = [
  [5, 4],
  [6, 5],
  [1, 1],
] as const;

/** The corners of a `clip-path`, in units of the drawing. */
function corners(plan: ReturnType<typeof layout>, column: number, row: number, height: number, figure = false): Point[] {
  const target = plan.target(column, row, height, figure);
  return [...target.clip.matchAll(/([\d.]+)% ([\d.]+)%/g)].map(([, x, y]) => [
    ((target.left + (Number(x) / 100) * target.width) / 100) * plan.width,
    ((target.top + (Number(y) / 100) * target.height) / 100) * plan.height,
  ]);
}

/** Whether a point is inside an outline. */
function contains(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}

describe.each(["relief", "flat"] as const)("a landscape in %s", (mode) => {
  test.each(GRIDS)("of %i by %i lies inside its drawing, boxes and all", (columns, rows) => {
    const plan = layout(columns, rows, mode);
    for (let column = 0; column < columns; column++) {
      for (let row = 0; row < rows; row++) {
        const box = plan.box(column, row);
        expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
        expect(Math.max(box.left + box.width, box.top + box.height)).toBeLessThanOrEqual(100);
        for (const [x, y] of corners(plan, column, row, 4)) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.1);
          expect(x).toBeLessThanOrEqual(plan.width + 0.1);
          expect(y).toBeLessThanOrEqual(plan.height + 0.1);
        }
      }
    }
  });

  test("gives every cell a box of its own: none overlaps another", () => {
    const plan = layout(5, 4, mode);
    const boxes = Array.from({ length: 20 }, (_, i) => plan.box(i % 5, Math.floor(i / 5)));
    boxes.forEach((one, i) =>
      boxes.slice(i + 1).forEach((other) => {
        const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
        const along = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
        expect(Math.min(across, along)).toBeLessThan(0.001);
      }),
    );
  });

  test("has the middle of each cell inside its target", () => {
    const plan = layout(6, 5, mode);
    for (let i = 0; i < 30; i++) {
      const [column, row] = [i % 6, Math.floor(i / 6)];
      expect(contains(corners(plan, column, row, 0), plan.place(column, row).centre)).toBe(true);
    }
  });
});

test("row 1 is the nearest, and column a the leftmost", () => {
  for (const mode of ["relief", "flat"] as const) {
    const plan = layout(5, 4, mode);
    expect(plan.place(0, 0).centre[1]).toBeGreaterThan(plan.place(0, 3).centre[1]);
    expect(plan.place(0, 0).centre[0]).toBeLessThan(plan.place(4, 0).centre[0]);
  }
});

test("the top of a high stack belongs to its own target, though it stands before the cell behind", () => {
  const plan = layout(5, 4);
  const [x, y] = plan.place(2, 1).centre;
  const top: Point = [x, y - rise(4)];
  expect(contains(corners(plan, 2, 1, 4), top)).toBe(true);
  expect(contains(corners(plan, 2, 1, 0), top)).toBe(false);
  expect(contains(corners(plan, 2, 1, 4, true), [x + ASIDE, y - rise(4) - 30])).toBe(true);
});

test("a stack of four leaves the three upper rims of a stack of four behind it free", () => {
  expect(DEPTH - rise(4) + thickness(4)).toBeGreaterThan(RY * 2);
});

test("stacks grow with every shard up to the most that are drawn, and no further", () => {
  for (let height = 1; height <= MOST; height++) expect(rise(height)).toBeGreaterThan(rise(height - 1));
  expect(rise(40)).toBe(rise(MOST));
});

test("cells are named as in notation", () => {
  expect(cellName(1, 1)).toBe("b2");
  for (const name of ["a1", "f5", "c4"]) {
    const { column, row } = cellAt(name);
    expect(cellName(column, row)).toBe(name);
  }
});

test("what the server tells of a landscape becomes cells with trees, marks and the Dreamer", () => {
  expect(drawnCells({ b2: "RRW^", c1: "LL" }, "c1", ["b2:1", "b2:2"])).toEqual([
    { column: 1, row: 1, stack: "RRW", tree: true, dreamer: false, marks: [1, 2] },
    { column: 2, row: 0, stack: "LL", tree: false, dreamer: true, marks: [] },
  ]);
});
