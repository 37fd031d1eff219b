// Carrying things to where they go, with a mouse and with a finger.

import { dragged, swiped } from "./carrying";
import { named } from "./people";
import { AT_GOLEM, AT_TOWER, atPosition, CREATING, TRAVELLING } from "./positions";
import { bar, lit, moves, PHONE, thing } from "./sitting";
import { expect, test } from "./world";

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

test("the Dreamer is dragged from cell to cell, and a tree to where it is planted", async ({ page }) => {
  await named(page, "Ada");
  const id = await atPosition(page, ["phase creation", "dreamscape 1 c1=L@ d1=L e1=W", "hands 1 MG", "sleepers 4 1z"]);
  await page.goto(`/t/${id}`);
  await dragged(page, lit(page, "dreamer"), page.locator('[data-cell="d1"]'));
  await expect(page.locator('[data-cell="d1"]')).toHaveAccessibleName(/Dreamer/);
  expect(await moves(page, id)).toBe(1);
  await dragged(page, lit(page, "tree"), page.locator('[data-cell="e1"]'));
  await expect(page.locator('[data-cell="e1"]')).toHaveAccessibleName(/tree/);
  expect(await moves(page, id)).toBe(2);
});

test("a harvested shard is dragged to the end of a row", async ({ page }) => {
  await named(page, "Ada");
  const id = await atPosition(page, [...TRAVELLING, "actions 3", "sleepers 2 1"]);
  await page.goto(`/t/${id}`);
  await bar(page).getByRole("button", { name: "Use Dream Harvesters" }).click();
  const drawn = page.locator('[data-thing^="drawn:"][data-carried]').first();
  const shard = (await drawn.getAttribute("aria-label")) ?? "";
  await dragged(page, drawn, thing(page, "row:3"));
  await expect(thing(page, "row:3")).toHaveAccessibleName(new RegExp(`Land, Rock, Land, ${shard}$`));
  expect(await moves(page, id)).toBe(2);
});
