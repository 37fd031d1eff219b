// What something would bring, before it is done: ghosts on the board, points in the bar, cards that would be complete.

import type { Page } from "@playwright/test";
import { named } from "./people";
import { atPosition } from "./positions";
import { bar, lit, moves, PHONE, thing } from "./sitting";
import { expect, test } from "./world";

/** A Creation in which a Water on the rocks completes the card High Tarn. */
const TARN = ["phase creation", "dreamscape 1 c1=RR d1=L", "hands 1 WMG", "open 1 #3", "sleepers 4 1z"];
/** The shapes on the own board that are only thought of. */
const ghosts = (page: Page) => page.locator('.land:has([data-cell]) .drawing .ghost');
/** A card that is marked as complete with what is pointed at. */
const marked = (page: Page, card: number) => page.locator(`[data-thing="card:${card}"] .card.complete`);

test("a shard that is pointed to a cell is a ghost there, with its points and the card that it would complete", async ({ page }) => {
  await named(page, "Ada");
  const id = await atPosition(page, TARN);
  await page.goto(`/t/${id}`);
  await lit(page, "shard:W").click();
  await expect(ghosts(page)).toHaveCount(0);
  await lit(page, "cell:c1").hover();
  // A disc, and its upper side.
  await expect(ghosts(page)).toHaveCount(2);
  await expect(bar(page)).toContainText("Place Water on c1");
  await expect(bar(page)).toContainText("completes High Tarn!");
  await expect(bar(page)).toContainText(/\+4 dreamcards/);
  await expect(marked(page, 3)).toHaveCount(1);
  // Elsewhere it would bring nothing.
  await lit(page, "cell:d1").hover();
  await expect(bar(page)).toContainText("Place Water on d1");
  await expect(bar(page)).not.toContainText("completes");
  await expect(marked(page, 3)).toHaveCount(0);
  await expect(ghosts(page)).toHaveCount(2);
  expect(await moves(page, id)).toBe(0);
});

test("a finger and the keyboard are shown the same before they do it", async ({ visit }) => {
  const phone = await visit(PHONE);
  await named(phone, "Ada");
  const id = await atPosition(phone, TARN);
  await phone.goto(`/t/${id}`);
  await lit(phone, "shard:W").tap();
  await lit(phone, "cell:c1").tap();
  await expect(bar(phone)).toContainText("completes High Tarn!");
  await expect(ghosts(phone)).toHaveCount(2);
  await expect(marked(phone, 3)).toHaveCount(1);
  expect(await moves(phone, id)).toBe(0);
  const page = await visit();
  await named(page, "Ben");
  await page.goto(`/t/${await atPosition(page, TARN)}`);
  await lit(page, "shard:W").focus();
  await page.keyboard.press("Enter");
  await lit(page, "cell:c1").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expect(bar(page)).toContainText("completes High Tarn!");
  await expect(ghosts(page)).toHaveCount(2);
  await expect(marked(page, 3)).toHaveCount(1);
});

test("the Dreamer and a tree are ghosts where they would stand, and the points of a step are told", async ({ page }) => {
  await named(page, "Ada");
  const id = await atPosition(page, ["phase creation", "dreamscape 1 c1=L@ d1=W e1=G", "hands 1 MG", "sleepers 4 1z"]);
  await page.goto(`/t/${id}`);
  await thing(page, "tree").click();
  await page.locator('[data-cell="e1"][data-lit]').hover();
  await expect(bar(page)).toContainText("Plant a tree on e1");
  await expect(ghosts(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await thing(page, "dreamer").click();
  await page.locator('[data-cell="d1"][data-lit]').hover();
  await expect(bar(page)).toContainText("Step to d1");
  await expect(bar(page)).toContainText(/\+1 water/i);
  await expect(ghosts(page)).toHaveCount(1);
  expect(await moves(page, id)).toBe(0);
});

test("a walk of several steps says which card it would complete, and marks it", async ({ page }) => {
  await named(page, "Ada");
  const id = await atPosition(page, ["phase creation", "dreamscape 1 c1=R@ d1=G e1=L e2=W", "hands 1 MM", "open 1 #1", "sleepers 4 1z"]);
  await page.goto(`/t/${id}`);
  await thing(page, "dreamer").click();
  await page.locator('[data-cell="d1"][data-lit]').hover();
  await expect(bar(page)).toContainText("Step to d1");
  await expect(marked(page, 1)).toHaveCount(0);
  await page.locator('[data-cell="e1"][data-lit]').hover();
  await expect(bar(page)).toContainText("Walk to e1: ");
  await expect(bar(page)).toContainText("completes “Quiet Shore”");
  await expect(marked(page, 1)).toHaveCount(1);
  expect(await moves(page, id)).toBe(0);
});

test("a card held against the Dreamscape says at each place what is missing, and turns on to the next", async ({ page }) => {
  await named(page, "Ada");
  const id = await atPosition(page, TARN);
  await page.goto(`/t/${id}`);
  await thing(page, "card:3").click();
  const fitting = page.locator(".fitting");
  const says = async (): Promise<[number, number]> => {
    const told = /Place (\d+) of (\d+):/.exec((await fitting.textContent()) ?? "");
    return [Number(told?.[1]), Number(told?.[2])];
  };
  // The nearest to done is first: a Water is missing.
  await expect(fitting).toContainText("Place 1 of ");
  await expect(fitting).toContainText("one shard missing");
  await expect(fitting.getByRole("img", { name: "Water" })).toHaveCount(1);
  await expect(fitting.getByRole("img", { name: "Rock" })).toHaveCount(0);
  const [, places] = await says();
  expect(places).toBeGreaterThan(2);
  await fitting.getByRole("button", { name: "Next place" }).click();
  await expect(fitting).toContainText(`Place 2 of ${places}:`);
  await expect(fitting).not.toContainText("one shard missing");
  for (const _ of [1, 2]) await fitting.getByRole("button", { name: "Place before" }).click();
  await expect(fitting).toContainText(`Place ${places} of ${places}:`);
  await fitting.getByRole("button", { name: "Next place" }).click();
  await expect(fitting).toContainText(`Place 1 of ${places}:`);
  await expect(ghosts(page)).toHaveCount(2);
  await fitting.getByRole("button", { name: "Put the card back" }).click();
  await expect(fitting).toHaveCount(0);
  await expect(ghosts(page)).toHaveCount(0);
  expect(await moves(page, id)).toBe(0);
});
