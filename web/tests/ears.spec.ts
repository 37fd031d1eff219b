// What is told to those who hear the page, and where the keyboard is.

import type { Page } from "@playwright/test";
import { madeTable, named, playOn } from "./people";
import { atPosition, CREATING, TRAVELLING } from "./positions";
import { bar, hasHeardAll, lit, open, thing, together } from "./sitting";
import { expect, NO_SERVER, test } from "./world";

const told = (page: Page) => page.getByRole("log");
const away = (page: Page) => page.getByRole("dialog", { name: "While you were away" });
const drawer = (page: Page, name = "Log and chat") => page.getByRole("button", { name, exact: true });

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Message" }).fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}

test("ears hear what is possible now, which cell is meant, and whose turn it is", async ({ page }) => {
  await named(page, "Ada");
  await page.goto(`/t/${await atPosition(page, CREATING)}`);
  await expect(lit(page, "shard:W")).toHaveAccessibleDescription("possible now");
  await expect(thing(page, "cell:d1")).toHaveAccessibleName("d1, column 4, row 1: empty");
  await expect(thing(page, "cell:d1")).toHaveAccessibleDescription("");
  await expect(bar(page).locator("[aria-live]").filter({ hasText: "Your turn" })).toBeVisible();
  await lit(page, "shard:W").click();
  await expect(thing(page, "cell:d1")).toHaveAccessibleDescription("possible now");
  await expect(thing(page, "place:1")).not.toHaveAccessibleDescription(/possible now/);
});

test("ears hear with which places a place is linked", async ({ page }) => {
  await named(page, "Ada");
  await page.goto(`/t/${await atPosition(page, [...TRAVELLING, "actions 3", "sleepers 1 1"])}`);
  await expect(thing(page, "place:2")).toHaveAccessibleDescription("possible now Linked with 1 Muse Archives, 3 Tower of Wandering, and 5 Eternal Summer Lake.");
  await expect(thing(page, "place:6")).toHaveAccessibleDescription("Linked with 3 Tower of Wandering and 5 Eternal Summer Lake.");
});

test("ears hear the names of shards, never their letters", async ({ page }) => {
  await named(page, "Ada");
  await page.goto(`/t/${await atPosition(page, [...CREATING, "open 1 #5"])}`);
  await thing(page, "card:5").click();
  await expect(page.getByRole("button", { name: "Put the card back" })).toBeVisible();
  await expect(page.locator(".fitting [role=img]").first()).toHaveAccessibleName(/^[A-Z][a-z]+$/);
});

test("the letters on stacks seen from above are those of the language", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("language", "de");
    localStorage.setItem("prefs", JSON.stringify({ flat: true }));
  });
  await named(page, "Ada");
  await page.goto(`/t/${await atPosition(page, CREATING.map((line) => line.replace("c1=L", "c1=R")))}`);
  await expect(page.locator('[data-land="1"] .drawing text').filter({ hasText: /^S$/ })).toHaveCount(1);
});

test("all that a message tells is announced, not only the last of it", async ({ visit, troubles }) => {
  troubles.expect(/status of 401/);
  const [ada, ben] = [await visit(), await visit()];
  await together(ada, ben);
  await expect(told(ada)).toContainText("Ben sits down.");
  await expect(told(ada)).toContainText("The game begins.");
});

test("what others say is announced and counted, and after a reload only what is new", async ({ visit, troubles }) => {
  troubles.expect(/status of 401/);
  const [ada, ben] = [await visit(), await visit()];
  await together(ada, ben);
  await drawer(ben).click();
  await say(ben, "Hello");
  await expect(told(ada)).toContainText("Ben: Hello");
  await expect(drawer(ada, "Log and chat, one new message")).toBeVisible();
  await ada.reload();
  await expect(bar(ada)).toBeVisible();
  await say(ben, "Are you there?");
  await expect(told(ada)).toContainText("Ben: Are you there?");
  await expect(drawer(ada, "Log and chat, one new message")).toBeVisible();
});

test("who reads further up in the log stays there when more happens", async ({ page }) => {
  await named(page, "Ada");
  const id = await madeTable(page, { game: { game: "dreamscape" }, seats: ["maker", "maker"] });
  await page.goto(`/t/${id}`);
  await playOn(page, id, 16);
  await drawer(page).click();
  const log = page.getByRole("list", { name: "What happened" });
  const left = () => log.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
  // A page is told with the next frame that it was scrolled.
  const scroll = (to: "start" | "end") =>
    log.evaluate(async (list, to) => {
      list.scrollTop = to === "start" ? 0 : list.scrollHeight;
      await new Promise(requestAnimationFrame);
    }, to);
  // What was before the page was opened is fetched.
  await expect(log).toContainText("The game begins.");
  await hasHeardAll(page, id);
  // Made low, so that there is something to scroll.
  await page.setViewportSize({ width: 1440, height: 560 });
  const lines = await log.getByRole("listitem").count();
  await scroll("start");
  await expect.poll(left).toBeGreaterThan(50);
  await playOn(page, id, 2);
  await expect.poll(() => log.getByRole("listitem").count()).toBeGreaterThan(lines);
  await hasHeardAll(page, id);
  expect(await log.evaluate((list) => list.scrollTop)).toBe(0);
  await scroll("end");
  const more = await log.getByRole("listitem").count();
  await playOn(page, id, 2);
  await expect.poll(() => log.getByRole("listitem").count()).toBeGreaterThan(more);
  await expect.poll(left).toBeLessThan(3);
});

test("more steps than are told are said to have been", async ({ page }) => {
  await named(page, "Ada");
  const id = await madeTable(page, { game: { game: "dreamscape" }, seats: ["maker", "bot", "bot", "bot"] });
  await page.goto("/rules");
  const steps = async (): Promise<number> => (await (await page.request.get(`/api/tables/${id}`)).json()).table_view.seq;
  while ((await steps()) < 60) await playOn(page, id, 6);
  await page.evaluate((table) => localStorage.setItem(`seen-${table}`, "1"), id);
  await page.goto(`/t/${id}`);
  await expect(away(page)).toContainText(/… and (one|\d+) earlier steps?/);
});

test("what happened while the server forgot is told when it is back", async ({ visit, server, troubles }) => {
  troubles.expect(NO_SERVER);
  troubles.expect(/status of 401|ERR_INTERNET_DISCONNECTED/);
  const [ada, ben] = [await visit(), await visit()];
  const id = await together(ada, ben, { game: { game: "dreamscape", edition: "en" } });
  await ada.context().setOffline(true);
  await expect(ada.getByText("The connection is lost; trying again.")).toBeVisible();
  await playOn(ben, id, 1);
  await server.kill();
  await server.start();
  await ada.context().setOffline(false);
  await expect(away(ada)).toContainText("Ben");
  await away(ada).getByRole("button", { name: "Go on" }).click();
  await drawer(ada).click();
  await expect(ada.getByRole("list", { name: "What happened" })).toContainText("The game begins.");
});

test("whoever goes to another screen begins at its title", async ({ page }) => {
  await named(page, "Ada");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
  await page.getByRole("link", { name: "Rules", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Dreamscape: the rules" })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Dreamscape", exact: true })).toBeFocused();
});

test("the first stop of the Tab key at a table leads past the line on top", async ({ page }) => {
  await open(page);
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "To the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("single letters do nothing for those who do not want them to", async ({ page }) => {
  await open(page);
  await expect(bar(page)).toBeVisible();
  const letters = page.getByRole("switch", { name: "Letter keys" });
  const flat = page.locator('[data-land="1"].flat');
  await page.locator("header .menu > button").click();
  await letters.uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("f");
  await page.locator("header .menu > button").click();
  await letters.check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("f");
  await expect(flat).toBeVisible();
});
