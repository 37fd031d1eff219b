// The end of a game, and what comes after it.

import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { named } from "./people";
import { brought } from "./positions";
import { fitsAcross, isDrawn } from "./sight";
import { open, together } from "./sitting";
import { expect, test } from "./world";

const end = (page: Page) => page.getByRole("dialog", { name: "The game is over" });
const menu = (page: Page) => page.getByRole("dialog", { name: "This table" });

/** A whole game of four. */
const FOUR = readFileSync(new URL("../../fixtures/dreamscape/it-base-4.game", import.meta.url), "utf8");

async function giveUp(page: Page): Promise<void> {
  await page.getByRole("button", { name: "This table" }).click();
  await menu(page).getByRole("button", { name: "Give up" }).click();
  await menu(page).getByRole("button", { name: "Yes, give up" }).click();
}

test("a copied link is said to be copied, in the dialog that is open", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = await open(page, ["solo=2"], ["maker"]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "This table" }).click();
  await menu(page).getByRole("button", { name: "Copy" }).click();
  await expect(menu(page).getByRole("status")).toContainText("Copied");
  expect(await copied()).toMatch(new RegExp(`/t/${id}$`));
  // So that what is said next is said of the next link.
  await expect(menu(page).getByRole("status")).not.toContainText("Copied");
  await page.keyboard.press("Escape");
  await giveUp(page);
  // The link moves below the account when that has come.
  await expect(end(page).getByRole("table", { name: "Points by cycle" })).toBeVisible();
  await end(page).getByRole("button", { name: "Copy" }).click();
  await expect(end(page).getByRole("status")).toContainText("Copied");
  expect(await copied()).toMatch(new RegExp(`/t/${id}/replay$`));
});

test("all that can be done at the end is in sight on every screen", async ({ page }) => {
  await open(page, ["solo=2"], ["maker"]);
  await giveUp(page);
  await expect(end(page).getByRole("table", { name: "Points by cycle" })).toBeVisible();
  for (const [width, height] of [[1440, 900], [1024, 768], [390, 844]] as const) {
    await page.setViewportSize({ width, height });
    await expect(end(page).getByRole("button", { name: "Play again" })).toBeInViewport({ ratio: 1 });
    for (const name of ["Replay", "Save the record", "To the start page"]) {
      await expect(end(page).getByRole("link", { name, exact: true }), `${name}, ${width}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test("the end begins with its title: who won is heard and seen before the way out", async ({ page }) => {
  await open(page, ["solo=2"], ["maker"]);
  await giveUp(page);
  await expect(end(page).getByRole("heading", { name: "The game is over" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(end(page).getByRole("button", { name: "Close" })).toBeFocused();
});

test("how every point was made fits a narrow phone with four players of long names", async ({ visit }) => {
  const page = await visit({ viewport: { width: 360, height: 780 } });
  await named(page, "Wilhelmina von Traum");
  await page.goto(`/t/${await brought(page, FOUR)}`);
  for (const name of ["Points by cycle", "Points by cause"]) {
    const table = end(page).getByRole("table", { name });
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    await isDrawn(page);
    const [inner, outer] = [await table.boundingBox(), await end(page).boundingBox()];
    expect(inner?.x).toBeGreaterThanOrEqual(outer?.x ?? Infinity);
    expect((inner?.x ?? Infinity) + (inner?.width ?? 0), name).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
  }
});

test("a cycle opens to the causes of its points, player by player, with the cards that were finished", async ({ visit }) => {
  const page = await visit({ viewport: { width: 360, height: 780 } });
  await named(page, "Ada");
  await page.goto(`/t/${await brought(page, FOUR)}`);
  const table = end(page).getByRole("table", { name: "Points by cycle" });
  const numbers = (cells: string[]): number[] => cells.map((text) => Number(text.replace("\u2212", "-").split(/\s/)[0]));
  const cells = async (row: Locator): Promise<number[]> => numbers(await row.getByRole("cell").allInnerTexts());
  const cycles = table.getByRole("button", { name: /^Cycle/ });
  await expect(cycles.first()).toBeVisible();
  for (const cycle of await cycles.all()) {
    const name = await cycle.innerText();
    await expect(cycle).toHaveAttribute("aria-expanded", "false");
    await cycle.click();
    await expect(cycle).toHaveAttribute("aria-expanded", "true");
    // What ears hear before each cause.
    const causes = table.getByRole("row", { name: new RegExp(`^${name.trim()}: `) });
    const sums = await cells(table.getByRole("row").filter({ has: cycle }));
    const made = await Promise.all((await causes.all()).map(cells));
    expect(sums.map((_, seat) => made.reduce((sum, row) => sum + (row[seat] ?? 0), 0)), name).toEqual(sums);
  }
  await expect(table.getByText("Ada 2: Barefoot Path")).toBeVisible();
  await fitsAcross(page, "all cycles opened");
  const [inner, outer] = [await table.boundingBox(), await end(page).boundingBox()];
  expect((inner?.x ?? Infinity) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
});

test("one asks for another game, the other is shown the way, and they play", async ({ visit, troubles }) => {
  troubles.expect(/status of 401/);
  const [ada, ben] = [await visit(), await visit()];
  const id = await together(ada, ben);
  await giveUp(ben);
  await end(ada).getByRole("button", { name: "Play again" }).click();
  await expect(ada.getByRole("heading", { name: "Before the game" })).toBeVisible();
  await expect(ada).not.toHaveURL(new RegExp(id));
  await end(ben).getByRole("link", { name: "Play on at the new table" }).click();
  await ben.getByRole("button", { name: "Sit down" }).click();
  await expect(ben.getByRole("region", { name: "What the game waits for" })).toBeVisible();
  expect(ben.url()).toBe(ada.url());
});

test("why there is no other game is said where it was asked for", async ({ page }) => {
  await open(page, ["solo=2"], ["maker"]);
  await giveUp(page);
  await page.route("**/rematch", (route) => route.fulfill({ status: 429, json: { error: { key: "table-too-often" } } }));
  await end(page).getByRole("button", { name: "Play again" }).click();
  await expect(end(page).getByRole("alert")).toContainText("too often");
});
