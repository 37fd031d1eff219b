import { madeTable, named } from "./people";
import { AGAINST_BOT, bar, begin, thing } from "./sitting";
import { expect, test } from "./world";

test("the address of a rule opens it, marked", async ({ page }) => {
  await named(page, "Ada");
  await page.goto("/rules/D-7.5");
  await expect(page.locator("[id='D-7.5']")).toBeInViewport();
  await expect(page.locator("[id='D-7.5']")).toHaveAttribute("aria-current", "location");
});

test("a reference inside a rule leads to the other one", async ({ page }) => {
  await named(page, "Ada");
  await page.goto("/rules/D-8.3");
  await page.locator("[id='D-8.3'] p").getByRole("link", { name: "D-8.6" }).click();
  await expect(page).toHaveURL(/\/rules\/D-8\.6$/);
  await expect(page.locator("[id='D-8.6']")).toBeInViewport();
});

test("rules that cannot be had yet are asked for again, and until then it is said why there are none", async ({ page, troubles }) => {
  troubles.expect(/status of 503/);
  await named(page, "Ada");
  await page.route("**/api/games/dreamscape/rules/*", (route) => route.fulfill({ status: 503 }));
  await page.goto("/rules/D-7.5");
  await expect(page.getByRole("status").filter({ hasText: "The server cannot be reached; trying again." })).toBeVisible();
  await page.unroute("**/api/games/dreamscape/rules/*");
  await expect(page.locator("[id='D-7.5']")).toBeInViewport();
  await expect(page.getByText("The server cannot be reached; trying again.")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("searching leaves the rules that have every word, and none is said to be none", async ({ page }) => {
  await named(page, "Ada");
  await page.goto("/rules");
  await page.getByLabel("Search").fill("tree water");
  await expect(page.locator("[id='D-7.8']")).toBeVisible();
  await expect(page.locator("[id='D-1.2']")).toHaveCount(0);
  await page.getByLabel("Search").fill("xyzzy");
  await expect(page.getByText("No rule found")).toBeVisible();
});

test("who came by the address of a rule can search for others", async ({ page }) => {
  await named(page, "Ada");
  await page.goto("/rules/D-7.5");
  await expect(page.locator("[id='D-7.5']")).toBeInViewport();
  await page.getByLabel("Search").fill("too few");
  await expect(page.locator("[id='D-7.5']")).toHaveCount(0);
  await expect(page.getByLabel("Search")).toHaveValue("too few");
});

test("what the chosen edition does differently is marked", async ({ page }) => {
  await named(page, "Ada");
  await page.goto("/rules/D-10.5?edition=en");
  await expect(page.locator("[id='D-10.5'] li.own")).toContainText("Your edition");
  await page.getByLabel("Edition", { exact: true }).selectOption("standard");
  await expect(page.locator("[id='D-10.5'] li.own")).toHaveCount(0);
});

test("what an option changes is told by the name it has at a new table", async ({ page }) => {
  await named(page, "Ada");
  await page.goto("/rules");
  const names = page.locator("article .option");
  await expect(names.filter({ hasText: "Largest group instead of longest path" }).first()).toBeVisible();
  const told = new Set(await names.allInnerTexts());
  const known = ["With nightmares", "Solo", "All create at once", "Mirror images count", "Largest group instead of longest path", "Enter in Creation only", "Size of the Dreamscape", "Cycles", "Entry on the right", "Fewest empty cells only with nightmares", "The King shows cards by location", "A finished card ends a free step"];
  expect([...told].filter((name) => !known.includes(name))).toEqual([]);
  expect(told.size).toBe(known.length);
});

test("the rule of a refusal is read as the edition of the table has it", async ({ page, context }) => {
  await named(page, "Ada");
  await page.goto(`/t/${await madeTable(page, { game: { game: "dreamscape", edition: "en" }, seats: AGAINST_BOT })}`);
  await begin(page);
  await thing(page, "place:6").click();
  const opened = context.waitForEvent("page");
  await bar(page).getByRole("link", { name: /^Rule D-/ }).click();
  const rules = await opened;
  await expect(rules.getByLabel("Edition", { exact: true })).toHaveValue("en");
  await page.getByRole("button", { name: "This table" }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Rules" })).toHaveAttribute("href", "/dreamscape/rules?edition=en");
});

test("a number that no rule has is said to have none", async ({ page }) => {
  await named(page, "Ada");
  await page.goto("/rules/D-99.1");
  await expect(page.getByRole("alert")).toContainText("D-99.1");
});

test("an address from when there was one game leads on to that game's own", async ({ page }) => {
  await named(page, "Ada");
  await page.goto("/");
  await page.goto("/rules/D-10.5?edition=en");
  await expect(page).toHaveURL(/\/dreamscape\/rules\/D-10\.5\?edition=en$/);
  await expect(page.locator("[id='D-10.5'] li.own")).toContainText("Your edition");
  // The old one is not among those that one can go back to.
  await page.goBack();
  await expect(page.locator("#hero-title")).toBeVisible();
});
