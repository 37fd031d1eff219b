// Everything that can be touched on a phone is big enough for a thumb.

import { playUntil } from "./hand";
import { madeTable, named } from "./people";
import { atPosition, CREATING } from "./positions";
import { lit, open } from "./sitting";
import { smallTargets } from "./sight";
import { expect, test } from "./world";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test("a thumb hits everything on every screen of the house", async ({ page, troubles }) => {
  troubles.expect(/status of 4/);
  await named(page, "Ada");
  for (const path of ["/", "/new", "/learn", "/learn/1", "/rules", "/claim/abc", "/nowhere/at/all"]) {
    await page.goto(path);
    await expect(page.locator("main").getByRole("link").or(page.locator("main").getByRole("button")).first()).toBeVisible();
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
