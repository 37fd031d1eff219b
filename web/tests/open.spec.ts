// Every screen and every dialog is open to everybody: by night and by day, wide and narrow.

import type { Page } from "@playwright/test";
import { playUntil } from "./hand";
import { madeTable, named, playOn } from "./people";
import { atPosition, CREATING } from "./positions";
import { bar, lit, open, row, together, travelling } from "./sitting";
import { goTo } from "./screens";
import { fitsAcross, isOpenToAll } from "./sight";
import { expect, NO_SERVER, test } from "./world";

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 740 };
const SIZES = [WIDE, NARROW];
const STILL = { reducedMotion: "reduce" as const };

// Colours that change slowly would be measured on their way.
test.use({ contextOptions: STILL });

/** The page by night and by day, wide and narrow. Its colours are the same at every width, its form in every light. */
async function everyWay(page: Page, where: string, sizes = SIZES): Promise<void> {
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(size);
    await isOpenToAll(page, `${where}, ${size.width}`, index === 0 ? "all" : "form");
    await fitsAcross(page, where);
  }
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "day"));
  await isOpenToAll(page, `${where}, by day`, "colours");
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "night"));
}

for (const path of ["/", "/new", "/learn", "/learn/2", "/claim/abc", "/nowhere/at/all", "/gallery", "/t/0000000000000", "/t/nothing/replay"] as const) {
  test(`axe finds nothing on ${path}, by night and day, wide and narrow`, async ({ page, troubles }) => {
    test.setTimeout(300_000);
    troubles.expect(/status of 4|WebSocket/);
    await named(page, "Ada");
    await goTo(page, path);
    await everyWay(page, path);
  });
}

test("axe finds nothing while a table is waited for, and while the server is away", async ({ page, server, troubles }) => {
  troubles.expect(NO_SERVER);
  await named(page, "Ada");
  // A socket that opens and says nothing.
  await page.routeWebSocket("**/live*", () => undefined);
  await page.goto(`/t/${await madeTable(page, { game: { game: "dreamscape" }, seats: ["maker", "bot"] })}`);
  await expect(page.getByText("Connecting")).toBeVisible();
  await everyWay(page, "connecting");
  await page.goto("/");
  await expect(page.locator("#hero-title")).toBeVisible();
  await server.kill();
  await page.getByRole("link", { name: "Rules" }).first().click();
  await expect(page.getByText("The server cannot be reached")).toBeVisible();
  await everyWay(page, "away");
});

test("axe finds nothing in the rules", async ({ page }) => {
  await named(page, "Ada");
  await page.goto("/rules/D-7.5");
  await expect(page.locator("[id='D-7.5']")).toBeInViewport();
  // All rules are made alike: some of them are enough.
  await page.getByLabel("Search").fill("water tree");
  await expect(page.locator("[id='D-1.2']")).toHaveCount(0);
  await everyWay(page, "rules");
});

test("axe finds nothing in a gathering and its menus", async ({ page, troubles }) => {
  test.setTimeout(300_000);
  troubles.expect(/status of 401/);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await everyWay(page, "name");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await named(page, "Ada");
  await page.goto(`/t/${await madeTable(page, { game: { game: "dreamscape" }, seats: ["maker", "open", "bot"] })}`);
  await expect(page.getByRole("heading", { name: "Before the game" })).toBeVisible();
  await expect(page.getByLabel("Code", { exact: true })).toBeVisible();
  await everyWay(page, "gathering");
  await page.locator("header .menu > button").first().click();
  await everyWay(page, "a menu of the gathering");
});

test("axe finds nothing on a table, in its menus and dialogs", async ({ page }) => {
  test.setTimeout(300_000);
  await named(page, "Ada");
  await page.goto(`/t/${await atPosition(page, [...CREATING, "open 1 #5", "finished 1 #7"])}`);
  await lit(page, "shard:W").click();
  await everyWay(page, "table, a shard in hand", [WIDE]);
  await page.setViewportSize(WIDE);
  await page.keyboard.press("Escape");
  await page.locator("header .menu > button").click();
  await everyWay(page, "settings");
  await page.setViewportSize(WIDE);
  await page.keyboard.press("Escape");
  await page.locator('[data-thing="card:5"]').first().click();
  await expect(page.getByRole("button", { name: "Put the card back" })).toBeVisible();
  await everyWay(page, "a card held", [WIDE]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Look at the Dreamscape of/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await everyWay(page, "another Dreamscape");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "This table" }).click();
  await expect(page.getByRole("dialog", { name: "This table" })).toBeVisible();
  await everyWay(page, "menu of the table");
  await page.keyboard.press("Escape");
  await page.setViewportSize(WIDE);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await everyWay(page, "keys");
  await page.keyboard.press("Escape");
  await page.setViewportSize(WIDE);
  await page.getByRole("button", { name: "Log and chat" }).click();
  await everyWay(page, "log and chat", [WIDE]);
});

test("axe finds nothing on any part of a table on a phone", async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize(NARROW);
  await open(page, ["nightmare"], ["maker", "bot", "bot"]);
  await playUntil(page, async () => (await page.locator('[data-thing^="shard:"][data-lit]').count()) > 0);
  for (const tab of ["World", "Dream", "Cards", "Others", "Log"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
    await everyWay(page, tab, [NARROW]);
  }
});

test("axe finds nothing while somebody asks to go back, and while one watches", async ({ visit, troubles }) => {
  test.setTimeout(300_000);
  troubles.expect(/status of 401/);
  const [ada, ben, eve] = [await visit(STILL), await visit(STILL), await visit(STILL)];
  const id = await together(ada, ben);
  const [first, other] = await travelling([ada, ben]);
  await first.getByRole("button", { name: "This table" }).click();
  await first.getByRole("button", { name: "Ask to go back" }).click();
  await expect(other.getByRole("button", { name: "Agree" })).toBeVisible();
  await everyWay(other, "asked to go back");
  await eve.goto(`/t/${id}`);
  await expect(bar(eve)).toContainText("you are watching");
  await everyWay(eve, "watching");
});

test("axe finds nothing when the game is over", async ({ page }) => {
  test.setTimeout(300_000);
  await named(page, "Ada");
  const id = await madeTable(page, { game: { game: "dreamscape", options: ["cycles=1"] }, seats: ["maker", "maker"] });
  await page.goto(`/t/${id}`);
  await expect(row(page).or(bar(page)).first()).toBeVisible();
  await playOn(page, id, 500);
  await expect(page.getByRole("dialog", { name: "The game is over" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Points by cycle" })).toBeVisible();
  await everyWay(page, "the end");
});

test("axe finds nothing in what happened while one was away", async ({ visit, troubles }) => {
  test.setTimeout(300_000);
  troubles.expect(/status of 401/);
  const [ada, ben] = [await visit(STILL), await visit(STILL)];
  const id = await together(ada, ben);
  const [first, other] = await travelling([ada, ben]);
  await other.goto("/rules");
  await row(first).click();
  await expect(bar(first)).toContainText("3 action points left");
  await other.goto(`/t/${id}`);
  await expect(other.getByRole("dialog", { name: "While you were away" })).toContainText(/collects|takes/);
  await everyWay(other, "while you were away");
  await other.getByRole("button", { name: "Go on" }).click();
  await expect(other.getByRole("dialog")).toHaveCount(0);
});
