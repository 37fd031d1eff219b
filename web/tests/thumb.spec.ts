// Everything that can be touched on a phone is big enough for a thumb.

import type { Page } from "@playwright/test";
import { playUntil } from "./hand";
import { madeTable, named } from "./people";
import { atPosition, CREATING } from "./positions";
import { goTo } from "./screens";
import { lit, open } from "./sitting";
import { hitOfCells, smallTargets } from "./sight";
import { expect, test } from "./world";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test("a thumb hits everything on every screen of the house", async ({ page, troubles }) => {
  troubles.expect(/status of 4/);
  await named(page, "Ada");
  for (const path of ["/", "/new", "/learn", "/learn/1", "/rules", "/claim/abc", "/nowhere/at/all"] as const) {
    await goTo(page, path);
    const folded = page.locator("details:not([open]) > summary");
    while ((await folded.count()) > 0) await folded.first().click();
    expect(await smallTargets(page), path).toEqual([]);
  }
});

test("a thumb hits everything in a gathering, in the settings and in the question for a name", async ({ page, visit, troubles }) => {
  troubles.expect(/status of 401/);
  await named(page, "Ada");
  await page.goto(`/t/${await madeTable(page, { game: { game: "dreamscape" }, seats: ["maker", "open", "bot"] })}`);
  await expect(page.getByRole("heading", { name: "Before the game" })).toBeVisible();
  await expect(page.getByLabel("Code", { exact: true })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  for (const menu of await page.locator("header .menu > button").all()) {
    await menu.click();
    expect(await smallTargets(page)).toEqual([]);
  }
  const stranger = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await stranger.goto("/");
  await stranger.getByRole("button", { name: "Play now" }).click();
  await expect(stranger.getByRole("dialog")).toBeVisible();
  expect(await smallTargets(stranger)).toEqual([]);
});

test("a thumb hits everything on a table, whatever is asked", async ({ page }) => {
  await open(page, ["nightmare"], ["maker", "bot", "bot"]);
  await playUntil(page, async () => (await page.locator('[data-thing^="shard:"][data-lit]').count()) > 0);
  for (const tab of ["World", "Dream", "Cards", "Others", "Log"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
    expect(await smallTargets(page), tab).toEqual([]);
  }
  await page.getByRole("button", { name: "This table" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await smallTargets(page), "menu").toEqual([]);
});

test("a thumb hits every cell and every shard in a Creation", async ({ page }) => {
  await named(page, "Ada");
  await page.goto(`/t/${await atPosition(page, [...CREATING, "open 1 #5 #20", "finished 1 #7"])}`);
  await lit(page, "shard:W").tap();
  await expect(lit(page, "cell:d1")).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
});

/** The cells of which less than this can be hit, in pixels. */
async function smaller(page: Page, least: number, cells = 20): Promise<string[]> {
  const sides = await hitOfCells(page);
  expect(Object.keys(sides)).toHaveLength(cells);
  return Object.entries(sides).flatMap(([cell, side]) => (side < least ? [`${cell} ${side}`] : []));
}

test("a thumb hits 44 px of every cell of a low Dreamscape, and of a cell behind a tower as much as a finger needs", async ({ page }) => {
  await named(page, "Ada");
  await page.goto(`/t/${await atPosition(page, ["phase creation", "hands 1 W", "sleepers 4 1z"])}`);
  await expect(page.locator("[data-cell]").first()).toBeVisible();
  expect(await smaller(page, 44)).toEqual([]);
  const towers = "dreamscape 1 a1=WWWW b1=RRLG^ c1=WWRR@ d1=RRRR b2=LG^ c2=WW d2=R d3=WW c3=WWRR";
  await page.goto(`/t/${await atPosition(page, ["phase creation", towers, "hands 1 W", "sleepers 4 1z"])}`);
  await expect(page.locator("[data-cell]").first()).toBeVisible();
  expect(await smaller(page, 24)).toEqual([]);
  // Seen from above nothing stands before anything.
  await page.keyboard.press("f");
  await expect(page.locator(".land.flat")).toBeVisible();
  expect(await smaller(page, 44)).toEqual([]);
});

test("a board that is too large for a thumb in relief is seen from above on a phone, and in relief where there is room", async ({ page, visit }) => {
  await named(page, "Ada");
  const id = await atPosition(page, ["options grid=6x5", "phase creation", "hands 1 W", "sleepers 4 1z"]);
  await page.goto(`/t/${id}`);
  await expect(page.locator(".land.flat [data-cell]").first()).toBeVisible();
  expect(await smaller(page, 44, 30)).toEqual([]);
  const desk = await visit({ viewport: { width: 1280, height: 720 }, hasTouch: false, isMobile: false });
  await named(desk, "Ben");
  await desk.goto(`/t/${id}`);
  await expect(desk.locator(".land.relief [data-cell]").first()).toBeVisible();
});
