// Where the cells of a landscape are on the screen, for those who lay buttons over the drawing.

import { ASIDE, DEPTH, FIGURE, PITCH, RX, RY, SHEAR, rise } from "./projection";
import type { Stacked } from "./standing";

/** A landscape seen in relief, or from above with letters. */
export type Mode = "relief" | "flat";
export type Point = readonly [number, number];

/** A rectangle in hundredths of the drawing's width and height, for `left`, `top`, `width`, `height` in per cent. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a cell is. */
export interface Place {
  /** The middle of its ground. */
  readonly centre: Point;
  /** The corners of its ground, from the front left one, against the clock. */
  readonly ground: readonly Point[];
}

/** What a finger can hit of a cell: a box, and the outline in it as a `clip-path`. */
export interface Target extends Box {
  readonly clip: string;
}

/** Where everything is in a drawing of a landscape; lengths in units of its `viewBox`. */
export interface Layout {
  readonly mode: Mode;
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** How high the ground of a cell is. */
  readonly depth: number;
  /** The place of a cell; columns and rows from 0, row 0 is the nearest. */
  place(column: number, row: number): Place;
  /** The rectangle of a cell; rectangles of a row do not overlap, nor do those of two rows. */
  box(column: number, row: number): Box;
  /**
   * The outline of a cell with what stands on it: `height` shards, and a tree or the Dreamer if `figure`. Targets of nearer
   * rows lie over those of farther ones: add the farthest row first.
   */
  target(column: number, row: number, height: number, figure?: boolean): Target;
}

/** Room for the numbers of the rows at the left, and for the letters of the columns below. */
const LEFT = 34;
const BELOW = 40;
/** Room above the last row for a stack of four with somebody on it. */
const ABOVE = 74;
const RIGHT = 8;
/** Letters under and numbers beside the flat board. */
const FLAT_MARGIN = 30;
const FLAT_EDGE = 6;

/** The layout of a landscape of so many columns and rows. */
export function layout(columns: number, rows: number, mode: Mode = "relief"): Layout {
  const flat = mode === "flat";
  const width = flat ? FLAT_MARGIN + columns * PITCH + FLAT_EDGE : LEFT + columns * PITCH + rows * SHEAR + RIGHT;
  const height = flat ? FLAT_EDGE + rows * PITCH + FLAT_MARGIN : ABOVE + rows * DEPTH + BELOW;

  /** A point of the ground; corners of cells are at whole numbers. */
  function ground(x: number, y: number): Point {
    return flat
      ? [FLAT_MARGIN + x * PITCH, FLAT_EDGE + (rows - y) * PITCH]
      : [LEFT + x * PITCH + y * SHEAR, ABOVE + (rows - y) * DEPTH];
  }

  function place(column: number, row: number): Place {
    return {
      centre: ground(column + 0.5, row + 0.5),
      ground: [ground(column, row), ground(column + 1, row), ground(column + 1, row + 1), ground(column, row + 1)],
    };
  }

  function share(left: number, top: number, right: number, bottom: number): Box {
    return {
      left: (left / width) * 100,
      top: (top / height) * 100,
      width: ((right - left) / width) * 100,
      height: ((bottom - top) / height) * 100,
    };
  }

  function box(column: number, row: number): Box {
    const [x, y] = place(column, row).centre;
    const half = (flat ? PITCH : DEPTH) / 2;
    return share(x - PITCH / 2, y - half, x + PITCH / 2, y + half);
  }

  function target(column: number, row: number, stack: number, figure = false): Target {
    const { centre, ground: corners } = place(column, row);
    const outline = flat || stack === 0 ? corners : standing(corners, centre, rise(stack), figure);
    const xs = outline.map(([x]) => x);
    const ys = outline.map(([, y]) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const points = outline.map(
      ([x, y]) => `${percent((x - left) / (right - left))} ${percent((y - top) / (bottom - top))}`,
    );
    return { ...share(left, top, right, bottom), clip: `polygon(${points.join(", ")})` };
  }

  return { mode, columns, rows, width, height, depth: flat ? PITCH : DEPTH, place, box, target };
}

/** The ground of a cell together with a stack that rises from its middle, and with somebody on it. */
function standing(corners: readonly Point[], [x, y]: Point, up: number, figure: boolean): Point[] {
  const [frontLeft, frontRight, backRight, backLeft] = corners as [Point, Point, Point, Point];
  const [top, edge] = [y - up, backLeft[1]];
  const [left, right] = [x + ASIDE - FIGURE * 0.36, x + ASIDE + FIGURE * 0.36];
  const head = top - FIGURE;
  const somebody: Point[] = [[right, top - RY], [right, head + 8], [x + ASIDE, head], [left, head + 8], [left, top - RY * 0.8]];
  const outline: Point[] = [
    [x + RX, top],
    [x + RX * 0.7, top - RY * 0.7],
    ...(figure ? somebody : [[x, top - RY] as const]),
    [x - RX * 0.7, top - RY * 0.7],
    [x - RX, top],
  ];
  return [
    frontLeft,
    frontRight,
    backRight,
    [Math.min(x + RX, backRight[0]), edge],
    // What stays below the far edge of the cell lies inside its ground.
    ...outline.map(([px, py]): Point => [px, Math.min(py, edge)]),
    [Math.max(x - RX, backLeft[0]), edge],
    backLeft,
  ];
}

function percent(part: number): string {
  return `${Math.round(part * 10000) / 100}%`;
}

/** The name of a cell, such as `b2`. */
export function cellName(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/** The column and row of a cell's name, from 0. */
export function cellAt(name: string): { column: number; row: number } {
  return { column: name.charCodeAt(0) - 97, row: Number(name.slice(1)) - 1 };
}

/** What is drawn of one cell. */
export interface DrawnCell extends Omit<Stacked, "seat"> {
  column: number;
  row: number;
  /** `lit`: can be chosen; `chosen`: is chosen; `barred`: something must go first. */
  light?: "lit" | "chosen" | "barred" | undefined;
  /** Whether the keyboard is here. */
  focus?: boolean | undefined;
  /** Whether it belongs to the place of a card that is held against the landscape. */
  fit?: boolean | undefined;
  /** A short text at the stack, such as what a way costs and brings. */
  label?: string | undefined;
}

/** The cells of a landscape as the server tells it: stacks by cell (`^` is a tree), the Dreamer's cell, marks (`b2:1`). */
export function drawnCells(
  land: Readonly<Record<string, string>>,
  dreamer: string | null = null,
  marks: readonly string[] = [],
): DrawnCell[] {
  return Object.entries(land).map(([name, stack]) => ({
    ...cellAt(name),
    stack: stack.replace("^", ""),
    tree: stack.includes("^"),
    dreamer: dreamer === name,
    marks: marks.filter((mark) => mark.startsWith(`${name}:`)).map((mark) => Number(mark.slice(name.length + 1))),
  }));
}
