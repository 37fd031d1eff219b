import { madeTable, named } from "./people";
import { isDrawn } from "./sight";
import { bar } from "./sitting";
import { expect, NO_SERVER, test } from "./world";

const AGAINST_BOT = { game: { game: "dreamscape" }, seats: ["maker", "bot"] };
const LOST = "The connection is lost; trying again.";

test("a table is still there after its server was killed", async ({ page, server, troubles }) => {
  troubles.expect(NO_SERVER);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await named(page, "Ada");
  const table = await madeTable(page, AGAINST_BOT);
  await server.kill();
  await server.start();
  const answer = await page.request.get(`/api/tables/${table}`);
  expect(answer.status()).toBe(200);
  await page.goto(`/t/${table}`);
  await expect(page.getByRole("main")).toBeVisible();
});

test("a screen that cannot be fetched says that the server is away, and opens when it is back", async ({
  page,
  server,
  troubles,
}) => {
  troubles.expect(NO_SERVER);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await server.kill();
  await page.getByRole("link", { name: "Rules" }).first().click();
  await expect(page.getByRole("status").filter({ hasText: "The server cannot be reached" })).toBeVisible();
  await server.start();
  await expect(page.getByRole("heading", { level: 1, name: "Rules" })).toBeVisible();
});

test("words that do not come at first are waited for", async ({ page, troubles }) => {
  troubles.expect(NO_SERVER);
  let asked = 0;
  await page.route("**/words/*", (route) => (asked++ === 0 ? route.abort("connectionrefused") : route.continue()));
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked).toBe(2);
});

test("words of a game that do not come at first are waited for", async ({ page, troubles }) => {
  troubles.expect(NO_SERVER);
  let asked = 0;
  await page.route("**/api/games/dreamscape/words/*", (route) => (asked++ === 0 ? route.abort("connectionrefused") : route.continue()));
  await named(page, "Ada");
  await page.goto(`/t/${await madeTable(page, AGAINST_BOT)}`);
  await expect(page.getByRole("heading", { level: 1, name: "Dreamscape" })).toBeAttached();
  expect(asked).toBe(2);
});

test("cards that do not come at first are waited for", async ({ page, troubles }) => {
  troubles.expect(NO_SERVER);
  let asked = 0;
  await page.route("**/api/games/dreamscape/packs/*", (route) => (asked++ === 0 ? route.abort("connectionrefused") : route.continue()));
  await named(page, "Ada");
  await page.goto(`/t/${await madeTable(page, AGAINST_BOT)}`);
  await expect(page.locator('[data-thing^="card:"]').first()).toBeVisible();
  expect(asked).toBe(2);
});

test("the places of the Dreamworld are as large before it is known what is printed on them, and nothing is called by a wrong name", async ({ page }) => {
  let print = (): void => undefined;
  const printed = new Promise<void>((done) => (print = done));
  await page.route("**/api/games/dreamscape/packs/*", async (route) => {
    await printed;
    await route.continue();
  });
  await named(page, "Ada");
  await page.goto(`/t/${await madeTable(page, AGAINST_BOT)}`);
  const place = page.locator(".place").first();
  await expect(place).toBeVisible();
  await expect(place.locator(".name")).toHaveText("1");
  // Nobody else does anything then.
  await expect(bar(page)).toContainText("Your turn");
  await isDrawn(page);
  const before = await place.boundingBox();
  expect(await page.locator("body").innerText()).not.toMatch(/undefined|\$/);
  print();
  await expect(place.locator(".name")).toHaveText("1 Muse Archives");
  expect(await place.boundingBox()).toEqual(before);
});

test("a browser without a network says so at once, and play goes on when it is back", async ({ page, context, troubles }) => {
  troubles.expect(NO_SERVER);
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  await named(page, "Ada");
  await page.goto(`/t/${await madeTable(page, AGAINST_BOT)}`);
  const lit = page.locator("[data-thing][data-lit]").first();
  await expect(lit).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(LOST)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(LOST)).toBeHidden();
  await expect(lit).toBeVisible();
});
