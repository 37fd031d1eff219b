import type { Page } from "@playwright/test";
import { madeTable, named } from "./people";
import { PHONE } from "./sitting";
import { expect, test } from "./world";

/** What a browser says of who is not known yet. */
const STRANGER = /status of 401/;
/** Where a gathering shows its code. */
const codeOf = (page: Page) => page.getByLabel("Code", { exact: true });

test("one click and a proposed name lead to a game against the computer", async ({ page, troubles }) => {
  troubles.expect(STRANGER);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  const asked = page.getByRole("dialog", { name: "What shall we call you?" });
  await expect(asked.getByLabel("Name")).not.toHaveValue("");
  await asked.getByRole("button", { name: /^Play as/ }).click();
  await expect(page).toHaveURL(/\/t\/[0-9a-z]+$/);
});

test("whoever puts the question for a name away stays at home", async ({ page, troubles }) => {
  troubles.expect(STRANGER);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});

test("a game that waits is the first of my tables and one click away", async ({ page }) => {
  await named(page, "Ada");
  const id = await madeTable(page, { game: { game: "dreamscape" }, seats: ["maker", "maker"] });
  await page.goto("/");
  const mine = page.getByRole("region", { name: "My tables" });
  await expect(mine.getByRole("listitem").first()).toContainText("Your turn");
  await expect(page.getByRole("link", { name: "Go on with your game" })).toHaveAttribute("href", `/t/${id}`);
});

test("a public table is found by others, and the code that is shown to who sits there leads to it", async ({ page, visit, troubles }) => {
  troubles.expect(STRANGER);
  await named(page, "Ada");
  const id = await madeTable(page, { game: { game: "dreamscape" }, seats: ["maker", "open", "open"], listing: "public" });
  await page.goto(`/t/${id}`);
  const code = await codeOf(page).inputValue();
  expect(code).toMatch(/^[A-Z]{6}$/);
  const other = await visit();
  await other.goto("/");
  await expect(other.locator(`a[href="/t/${id}"]`)).toContainText("Ada");
  await named(other, "Ben");
  await other.reload();
  await other.getByLabel("Join by code").fill(code.toLowerCase());
  const answered = other.waitForResponse(/\/code$/);
  await other.getByRole("button", { name: "Join" }).click();
  await expect(other).toHaveURL(new RegExp(`/t/${id}$`));
  // Who only looks on is not told it.
  expect(await (await answered).json()).toEqual({ id });
  await expect(codeOf(other)).toHaveCount(0);
  await other.getByRole("button", { name: "Sit down" }).first().click();
  await expect(codeOf(other)).toHaveValue(code);
});

test("a table at which nobody is missing any more goes away from the open ones", async ({ page, visit, troubles }) => {
  troubles.expect(STRANGER);
  const ben = await visit();
  await named(page, "Ada");
  await named(ben, "Ben");
  const id = await madeTable(ben, { game: { game: "dreamscape" }, seats: ["maker", "open"], listing: "public" });
  await page.goto("/");
  const listed = page.locator(`a[href="/t/${id}"]`);
  await expect(listed).toBeVisible();
  await ben.goto(`/t/${id}`);
  await ben.getByRole("button", { name: "Computer" }).click();
  await expect(ben.getByText("Your turn").or(ben.getByText("is playing")).first()).toBeVisible();
  // As when one comes back to the page.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(listed).toHaveCount(0);
});

test("a code that no table has is refused at the field", async ({ page, troubles }) => {
  troubles.expect(/status of 404/);
  await named(page, "Ada");
  await page.goto("/");
  await page.getByLabel("Join by code").fill("QQQQQQ");
  await page.getByRole("button", { name: "Join" }).click();
  await expect(page.getByLabel("Join by code")).toHaveAccessibleDescription(/no table with this code/);
});

for (const [way, send] of [
  ["with a finger", (page: Page) => page.getByRole("button", { name: "Join" }).click()],
  ["with a key", (page: Page) => page.getByLabel("Join by code").press("Enter")],
] as const) {
  test(`a code refused on a phone is in sight, sent ${way} by who was given a name on the way`, async ({ visit, troubles }) => {
    troubles.expect(/status of 40[04]/);
    const page = await visit(PHONE);
    await page.goto("/");
    const field = page.getByLabel("Join by code");
    await field.fill("QQQQQQ");
    await send(page);
    await page.getByRole("dialog").getByRole("textbox").press("Enter");
    await expect(field).toHaveAccessibleDescription(/no table with this code/);
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/no table with this code/)).toBeInViewport({ ratio: 1 });
  });
}

test("a link makes another device the same person, once", async ({ page, visit, troubles }) => {
  troubles.expect(STRANGER);
  troubles.expect(/status of 404/);
  await named(page, "Ada");
  await page.goto("/");
  await page.getByRole("button", { name: "Ada" }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByLabel("Link for the other device").inputValue();
  const other = await visit();
  await other.goto(link);
  await other.getByRole("button", { name: "Yes, that is me" }).click();
  await expect(other.getByRole("button", { name: "Ada" })).toBeVisible();
  const third = await visit();
  await third.goto(link);
  await third.getByRole("button", { name: "Yes, that is me" }).click();
  await expect(third.getByRole("alert")).toContainText("used already");
});

test("a hostile name stays text", async ({ page }) => {
  await named(page, "<img src=x onerror=1>");
  await page.goto("/");
  await expect(page.getByRole("button", { name: "<img src=x onerror=1>" })).toBeVisible();
  expect(await page.locator("img").count()).toBe(0);
});

test("the language and the theme are chosen in the menu and remembered", async ({ page, troubles }) => {
  troubles.expect(STRANGER);
  await page.goto("/");
  for (const [language, title] of [["it", "Gioca subito"], ["de", "Jetzt spielen"], ["pl", "Zagraj teraz"]] as const) {
    await page.locator("header .menu > button").click();
    await page.locator("header select").selectOption(language);
    await expect(page.getByRole("button", { name: title })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await page.keyboard.press("Escape");
  }
  await page.locator("header .menu > button").click();
  await page.getByRole("switch").first().click();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "day");
  await expect(page.getByRole("button", { name: "Zagraj teraz" })).toBeVisible();
});

test("every choice of a new table reaches its contract", async ({ page }) => {
  await named(page, "Ada");
  await page.goto("/new");
  await page.getByRole("radio", { name: /^Against the computer/ }).check();
  await page.getByRole("radio", { name: "3", exact: true }).check();
  await page.getByRole("radio", { name: /^With nightmares/ }).check();
  await page.locator("summary").first().click();
  await page.getByRole("radio", { name: /^Polish/ }).check();
  await page.getByRole("switch", { name: "Mirror images count" }).check();
  await page.getByLabel("Cycles").selectOption("3");
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/tables") && request.method() === "POST");
  await page.getByRole("button", { name: "Make table" }).click();
  const contract = (await sent).postDataJSON() as { game: unknown; seats: unknown };
  expect(contract.seats).toEqual(["maker", "bot", "bot"]);
  expect(contract.game).toEqual({ game: "dreamscape", edition: "pl", options: ["nightmare", "mirror", "cycles=3"] });
  await expect(page).toHaveURL(/\/t\/[0-9a-z]+$/);
});

test("every manner of a new table reaches its contract, and the size of the board", async ({ page }) => {
  await named(page, "Ada");
  await page.goto("/new");
  await page.getByRole("radio", { name: /^Everybody/ }).check();
  for (const summary of await page.locator("summary").all()) await summary.click();
  await page.getByLabel("Columns").selectOption("6");
  await page.getByLabel("Rows").selectOption("3");
  for (const option of ["All create at once", "Largest group instead of longest path", "Enter in Creation only", "The King shows cards by location", "A finished card ends a free step", "Fewest empty cells only with nightmares", "Entry on the right"]) await page.getByRole("switch", { name: option }).check();
  await page.getByRole("radio", { name: /^A time for the whole game/ }).check();
  await page.getByLabel("For the game", { exact: true }).fill("45");
  await page.getByLabel("More after each turn", { exact: true }).fill("10");
  await page.getByRole("radio", { name: /^Until something was learned/ }).check();
  await page.getByRole("radio", { name: /^Some steps behind/ }).check();
  await page.getByLabel("Steps behind", { exact: true }).fill("7");
  await page.getByRole("radio", { name: /^The computer stands in/ }).check();
  await page.getByLabel("After", { exact: true }).fill("3");
  await page.getByRole("switch", { name: "Hints" }).uncheck();
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/tables") && request.method() === "POST");
  await page.getByRole("button", { name: "Make table" }).click();
  expect((await sent).postDataJSON()).toEqual({
    game: { game: "dreamscape", edition: "standard", options: ["simultaneous", "largest-group", "creation-entry", "king-by-location", "completion-ends-step", "empty-in-nightmare", "entry-right", "grid=6x3"] },
    seats: ["maker", "open"],
    listing: "public",
    clock: { kind: "total", seconds: 45 * 60, increment: 10 },
    undo: "to-knowledge",
    spectators: { kind: "delayed", steps: 7 },
    hints: false,
    absence: { kind: "stand-in", seconds: 3 * 60 },
  });
  await expect(page).toHaveURL(/\/t\/[0-9a-z]+$/);
});

test("of two cells in the middle the right one can be the entry, and of a single one not", async ({ page }) => {
  await named(page, "Ada");
  await page.goto("/new");
  await page.locator("summary").first().click();
  const right = page.getByRole("switch", { name: "Entry on the right" });
  await expect(right).toBeDisabled();
  await page.getByLabel("Columns").selectOption("4");
  await right.check();
  await page.getByLabel("Columns").selectOption("3");
  await expect(right).toBeDisabled();
  await expect(right).not.toBeChecked();
  await page.getByLabel("Columns").selectOption("4");
  await expect(right).toBeChecked();
});

test("a refused clock is told at the clock", async ({ page, troubles }) => {
  troubles.expect(/status of 422/);
  await named(page, "Ada");
  await page.goto("/new");
  await page.locator("summary").last().click();
  await page.getByRole("radio", { name: /^A time for each move/ }).check();
  await page.getByLabel("For each move", { exact: true }).fill("9000");
  await page.getByRole("button", { name: "Make table" }).click();
  await expect(page.getByRole("group", { name: "Thinking time" }).getByRole("alert")).toBeVisible();
});
