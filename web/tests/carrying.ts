// Carrying a thing to where it goes, with a mouse and with a finger.

import type { Locator, Page } from "@playwright/test";
import { isWhole } from "./sight";

type Point = { x: number; y: number };

/** A point of a thing at which it really is what lies there: cells of a landscape cover each other. */
async function hold(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  await isWhole(target.page());
  const point = await target.evaluate((node) => {
    const box = node.getBoundingClientRect();
    for (let row = 1; row < 8; row++) {
      for (let column = 4; column < 12; column++) {
        const [x, y] = [box.x + (box.width * (column % 8)) / 8, box.y + (box.height * row) / 8];
        if (document.elementFromPoint(x, y)?.closest("[data-thing]") === node) return { x, y };
      }
    }
    return null;
  });
  if (!point) throw new Error("it is covered");
  return point;
}

const STEPS = 6;
const between = (from: Point, to: Point): Point[] =>
  Array.from({ length: STEPS }, (_, step) => {
    const part = (step + 1) / STEPS;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });

/** Drags something somewhere with the mouse. */
export async function dragged(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await hold(from), await hold(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const { x, y } of between(start, end)) await page.mouse.move(x, y);
  await page.mouse.up();
}

/** Drags something somewhere with a finger. */
export async function swiped(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await hold(from), await hold(to)];
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
  for (const point of between(start, end)) await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
