// Carrying things to where they go, with a mouse and with a finger.

import type { Locator, Page } from "@playwright/test";
import { named } from "./people";
import { AT_GOLEM, AT_TOWER, atPosition, CREATING, TRAVELLING } from "./positions";
import { bar, lit, moves, PHONE, thing } from "./sitting";
import { expect, test } from "./world";

type Point = { x: number; y: number };

/** A point of a thing at which it really is what lies there: cells of a landscape cover each other. */
async function hold(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
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

async function dragged(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await hold(from), await hold(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const { x, y } of between(start, end)) await page.mouse.move(x, y);
  await page.mouse.up();
}

async function swiped(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await hold(from), await hold(to)];
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
  for (const point of between(start, end)) await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("a shard is dragged from the Hands to a cell with the mouse", async ({ page }) => {
  await named(page, "Ada");
  const id = await atPosition(page, CREATING);
  await page.goto(`/t/${id}`);
  await dragged(page, lit(page, "shard:W"), thing(page, "cell:d1"));
  await expect(thing(page, "cell:d1")).toHaveAccessibleName(/: Water/);
  await expect(thing(page, "shard:W")).toHaveCount(0);
  expect(await moves(page, id)).toBe(1);
});

test("a shard dropped where it may not lie stays in the Hands, and why is told", async ({ page }) => {
  await named(page, "Ada");
  const id = await atPosition(page, CREATING);
  await page.goto(`/t/${id}`);
  await dragged(page, lit(page, "shard:W"), thing(page, "cell:a4"));
  await expect(bar(page).getByRole("link", { name: /^Rule D-7/ })).toBeVisible();
  await expect(thing(page, "cell:a4")).toHaveAccessibleName(/empty/);
  await expect(thing(page, "shard:W")).toBeVisible();
  expect(await moves(page, id)).toBe(0);
});

test("the Dreamer is carried from beside the board to where it enters, and enters nowhere else", async ({ page }) => {
  await named(page, "Ada");
  const id = await atPosition(page, CREATING);
  await page.goto(`/t/${id}`);
  const beside = page.getByRole("button", { name: "Dreamer, beside the board" });
  await dragged(page, beside, thing(page, "cell:a4"));
  await expect(bar(page)).toContainText("Choose something that is lit first.");
  await expect(beside).toBeVisible();
  expect(await moves(page, id)).toBe(0);
  await dragged(page, beside, thing(page, "cell:c1"));
  await expect(thing(page, "cell:c1")).toHaveAccessibleName(/Dreamer/);
  await expect(beside).toHaveCount(0);
  expect(await moves(page, id)).toBe(1);
});

test("a finger that passes over the shards of the Tower takes none of them", async ({ visit }) => {
  const page = await visit(PHONE);
  await named(page, "Ada");
  const id = await atPosition(page, AT_TOWER);
  await page.goto(`/t/${id}`);
  await bar(page).getByRole("button", { name: "Use Tower of Wandering" }).tap();
  await expect(bar(page)).toContainText("take up to 2 shards back");
  const before = await moves(page, id);
  await swiped(page, lit(page, "cell:d2"), thing(page, "cell:b4"));
  await lit(page, "cell:b1").tap();
  await expect(bar(page)).toContainText("Take Rock back from b1?");
  await expect(thing(page, "cell:d2")).toHaveAccessibleName(/: Water/);
  expect(await moves(page, id)).toBe(before);
});

const AT_ARCHIVES = [...TRAVELLING, "actions 3", "sleepers 1 1"];

test("the own Sleeper is dragged to a place with the mouse, and dropped elsewhere it stays where it is", async ({ page }) => {
  await named(page, "Ada");
  const id = await atPosition(page, AT_ARCHIVES);
  await page.goto(`/t/${id}`);
  await dragged(page, thing(page, "sleeper"), thing(page, "row:6"));
  await expect(bar(page).getByRole("link", { name: /^Rule D-/ })).toBeVisible();
  await expect(thing(page, "place:1")).toHaveAccessibleName(/Ada 1 is here/);
  expect(await moves(page, id)).toBe(0);
  // Let go where it was taken up, it is no click on its place either.
  await dragged(page, thing(page, "sleeper"), thing(page, "place:1"));
  expect(await moves(page, id)).toBe(0);
  await dragged(page, thing(page, "sleeper"), lit(page, "place:2"));
  await expect(thing(page, "place:2")).toHaveAccessibleName(/Ada 1 is here/);
  expect(await moves(page, id)).toBe(1);
});

test("the own Sleeper is dragged to a place with a finger on a phone", async ({ visit }) => {
  const page = await visit(PHONE);
  await named(page, "Ada");
  const id = await atPosition(page, AT_ARCHIVES);
  await page.goto(`/t/${id}`);
  await expect(page.getByRole("tab", { name: "World" })).toHaveAttribute("aria-selected", "true");
  await swiped(page, thing(page, "sleeper"), lit(page, "place:4"));
  await expect(thing(page, "place:4")).toHaveAccessibleName(/Ada 1 is here/);
  expect(await moves(page, id)).toBe(1);
});

test("a stack of the Golem is dragged from cell to cell with the mouse", async ({ page }) => {
  await named(page, "Ada");
  await page.goto(`/t/${await atPosition(page, AT_GOLEM)}`);
  await bar(page).getByRole("button", { name: "Use Clockwork Golem" }).click();
  await dragged(page, lit(page, "cell:b1"), thing(page, "cell:c1"));
  await expect(bar(page)).toContainText("2 moves left");
  await expect(thing(page, "cell:c1")).toHaveAccessibleName(/Rock, Rock/);
});

test("a shard is dragged from the Hands to a cell with a finger on a phone", async ({ visit }) => {
  const page = await visit(PHONE);
  await named(page, "Ada");
  const id = await atPosition(page, CREATING);
  await page.goto(`/t/${id}`);
  await expect(page.getByRole("tab", { name: "Dream" })).toHaveAttribute("aria-selected", "true");
  await swiped(page, lit(page, "shard:W"), thing(page, "cell:d1"));
  await expect(thing(page, "cell:d1")).toHaveAccessibleName(/: Water/);
  await expect(thing(page, "shard:W")).toHaveCount(0);
  expect(await moves(page, id)).toBe(1);
});
