import type { Locator } from "@playwright/test";
import { playToEnd } from "./hand";
import { madeTable, named } from "./people";
import { fitsAcross, isWhole } from "./sight";
import { AGAINST_BOT, bar, begin, lit, open, row, thing, together, travel } from "./sitting";
import { expect, NO_SERVER, test } from "./world";

test("a whole game is played by two people in two browsers", async ({ visit }) => {
  test.setTimeout(480_000);
  const [ada, ben] = [await visit(), await visit()];
  const id = await open(ada, ["cycles=2"], ["maker", "open"]);
  await named(ben, "Ben");
  await ben.goto(`/t/${id}`);
  await ben.getByRole("button", { name: "Sit down" }).click();
  await expect(bar(ada)).toBeVisible();
  await playToEnd([ada, ben]);
  for (const page of [ada, ben]) {
    await expect(page.getByRole("dialog")).toContainText("The game is over");
    await expect(page.getByRole("table", { name: "Points by cycle" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Replay" })).toBeVisible();
  }
});

for (const [mode, options, seats] of [
  ["solo", ["solo=2", "cycles=1"], ["maker"]],
  ["simultaneous", ["simultaneous", "cycles=1"], AGAINST_BOT],
] as const) {
  test(`a ${mode} game comes to its end`, async ({ page }) => {
    test.setTimeout(300_000);
    await open(page, [...options], [...seats]);
    await playToEnd([page]);
    await expect(page.getByRole("dialog")).toContainText("The game is over");
  });
}

test("turns are taken with the keyboard alone", async ({ page }) => {
  await open(page, ["solo=2"], ["maker"]);
  await page.locator('[data-thing^="card:"][data-lit]').first().focus();
  await page.keyboard.press("Enter");
  const travels = bar(page).getByText("4 action points left");
  await expect(travels.or(bar(page).getByRole("button", { name: /^Keep/ }))).toBeVisible();
  if (!(await travels.isVisible())) await page.keyboard.press("Enter");
  await expect(travels).toBeVisible();
  // From place to place with the arrows; the row lies under its place.
  await lit(page, "place:2").or(lit(page, "place:1")).first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(":focus")).toHaveAttribute("data-thing", /^row:/);
  await row(page).focus();
  await page.keyboard.press("Enter");
  await expect(bar(page)).toContainText("3 action points left");
  await page.keyboard.press("u");
  await expect(bar(page)).toContainText("4 action points left");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("e");
  await expect(bar(page)).toContainText("Fall asleep here, 4 points unused?");
  await page.keyboard.press("Escape");
  await expect(bar(page)).toContainText("Collect, move on");
});

test("what is not allowed says why, with a way to the rule", async ({ page }) => {
  await open(page);
  await begin(page);
  await thing(page, "place:6").click();
  const rule = bar(page).getByRole("link", { name: /^Rule D-/ });
  await expect(rule).toHaveAttribute("href", /\/rules\/D-\d/);
});

test("taking back ends where something hidden was revealed", async ({ page }) => {
  await travel(page);
  const back = bar(page).getByRole("button", { name: "Take back" });
  await row(page).click();
  await expect(bar(page)).toContainText("3 action points left");
  await expect(back).toBeEnabled();
  await back.click();
  await expect(bar(page)).toContainText("4 action points left");
  await expect(back).toBeDisabled();
  await bar(page).getByRole("button", { name: "Play again" }).click();
  await expect(bar(page)).toContainText("3 action points left");
});

test("a reload in the middle comes back to the same question, in a second tab as well", async ({ page, context }) => {
  const id = await travel(page);
  await row(page).click();
  await expect(bar(page)).toContainText("3 action points left");
  await page.reload();
  await expect(bar(page)).toContainText("3 action points left");
  const second = await context.newPage();
  await second.goto(`/t/${id}`);
  await expect(bar(second)).toContainText("3 action points left");
  await bar(second).getByRole("button", { name: "Take back" }).click();
  await expect(bar(page)).toContainText("4 action points left");
});

test("play goes on by itself when a killed server is back", async ({ page, server, troubles }) => {
  troubles.expect(NO_SERVER);
  await travel(page);
  await server.kill();
  await expect(page.getByText("The connection is lost; trying again.")).toBeVisible();
  await server.start();
  await expect(page.getByText("The connection is lost; trying again.")).toBeHidden();
  await row(page).click();
  await expect(bar(page)).toContainText("3 action points left");
});

test("somebody without a seat watches, and cannot act", async ({ visit }) => {
  const [ada, eve] = [await visit(), await visit()];
  const id = await open(ada);
  await eve.goto(`/t/${id}`);
  await expect(bar(eve)).toContainText("you are watching.");
  await expect(eve.locator("[data-lit]")).toHaveCount(0);
});

test("a table that is not there says so", async ({ page, troubles }) => {
  troubles.expect(/WebSocket|404/);
  await page.goto("/t/0000000000000");
  await expect(page.getByRole("alert")).toContainText("There is no such table.");
});

test("a name and a message that look like markup stay text", async ({ visit }) => {
  const [ada, ben] = [await visit(), await visit()];
  const id = await open(ada, [], ["maker", "open"], "<b>Ada</b>");
  await named(ben, "<img src=x>");
  await ben.goto(`/t/${id}`);
  await ben.getByRole("button", { name: "Sit down" }).click();
  await expect(bar(ada)).toBeVisible();
  await ada.getByRole("button", { name: "Log and chat" }).click();
  await ada.getByRole("textbox", { name: "Message" }).fill("<script>alert(1)</script>");
  await ada.getByRole("button", { name: "Send" }).click();
  await expect(ada.getByText("<script>alert(1)</script>")).toBeVisible();
  await expect(ada.getByText("<img src=x>").first()).toBeVisible();
  expect(await ada.locator("img[src=x]").count()).toBe(0);
});

test("who comes to a table reads what is agreed on there, before the game and during it", async ({ visit, troubles }) => {
  troubles.expect(/status of 401/);
  const [ada, ben] = [await visit(), await visit()];
  await named(ada, "Ada");
  const contract = {
    game: { game: "dreamscape", edition: "it", options: ["nightmare", "mirror", "largest-group", "king-by-location", "entry-right", "grid=6x5", "cycles=4"] },
    seats: ["maker", "open"],
    clock: { kind: "total", seconds: 5400, increment: 20 },
    undo: "to-knowledge",
    spectators: { kind: "delayed", steps: 12 },
    hints: false,
    absence: { kind: "stand-in", seconds: 600 },
  };
  const id = await madeTable(ada, contract);
  const points = [
    ["What is played", "With nightmares"],
    ["Edition", "Italian"],
    ["Variants and house rules", "Mirror images count · Largest group instead of longest path · The King shows cards by location · Entry on the right"],
    ["Cycles", "4"],
    ["Size of the Dreamscape", "6 by 5"],
    ["Thinking time", "For the game: 90 minutes · More after each turn: 20 seconds"],
    ["Taking back", "Until something was learned"],
    ["Watching", "Some steps behind · Steps behind: 12"],
    ["When somebody is away", "The computer stands in · After 10 minutes"],
    ["Hints", "None"],
    ["Who finds the table", "Who has the link"],
  ];
  const told = async (within: Locator): Promise<string[][]> => {
    await expect(within.getByRole("term").first()).toBeVisible();
    const [terms, so] = [await within.getByRole("term").allInnerTexts(), await within.getByRole("definition").allInnerTexts()];
    return terms.map((term, index) => [term, so[index] ?? ""]);
  };
  await ben.goto(`/t/${id}`);
  expect(await told(ben.getByRole("main"))).toEqual(points);
  await named(ben, "Ben");
  await ben.goto(`/t/${id}`);
  await ben.getByRole("button", { name: "Sit down" }).click();
  await ben.getByRole("button", { name: "This table" }).click();
  await ben.getByText("What is agreed on").click();
  expect(await told(ben.getByRole("dialog"))).toEqual(points);
});

test("who is muted stays so until they are to be heard again", async ({ visit, troubles }) => {
  troubles.expect(/status of 401|status of 503/);
  const [ada, ben] = [await visit(), await visit()];
  await together(ada, ben);
  const talk = ada.getByRole("list", { name: "Chat" });
  const drawer = ada.getByRole("button", { name: "Log and chat" });
  for (const page of [ada, ben]) await page.getByRole("button", { name: "Log and chat" }).click();
  const say = async (text: string): Promise<void> => {
    await ben.getByRole("textbox", { name: "Message" }).fill(text);
    await ben.getByRole("button", { name: "Send" }).click();
    await expect(ben.getByRole("list", { name: "Chat" })).toContainText(text);
  };
  await say("Boo");
  await expect(talk).toContainText("Boo");
  // What the server did not do is not said to be done.
  await ada.route("**/api/mutes/*", (route) => route.fulfill({ status: 503 }));
  const mute = ada.getByRole("button", { name: "Do not hear Ben any more" });
  await mute.click();
  await expect(ada.getByText("The server does not answer.")).toBeVisible();
  await expect(talk).toContainText("Boo");
  await ada.unroute("**/api/mutes/*");
  await mute.click();
  await expect(talk).not.toContainText("Boo");
  await drawer.click();
  await drawer.click();
  await expect(talk).toBeVisible();
  await expect(talk).not.toContainText("Boo");
  await say("Are you there?");
  await ada.reload();
  await drawer.click();
  await ada.getByText("Whom you do not hear: 1").click();
  await expect(talk).not.toContainText("Boo");
  await ada.getByRole("button", { name: "Hear Ben again" }).click();
  await expect(talk).toContainText("Boo");
  await expect(talk).toContainText("Are you there?");
  await expect(ada.getByText("Whom you do not hear")).toHaveCount(0);
  await say("Hello");
  await expect(talk).toContainText("Hello");
});

for (const [language, words] of [
  ["it", "Tocca a te"],
  ["de", "Du bist dran"],
  ["pl", "Twoja kolej"],
] as const) {
  test(`the table speaks ${language}`, async ({ page }) => {
    await page.addInitScript((kept) => localStorage.setItem("language", kept), language);
    await open(page);
    await expect(page.getByText(words)).toBeVisible();
    await isWhole(page);
    const untold = await page.evaluate(() => /\b(tabletop|prompt|event|shard|power)-[a-z]/.test(document.body.innerText));
    expect(untold).toBe(false);
  });
}

test("the whole board fits a small laptop without scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, [], ["maker", "bot", "bot", "bot"]);
  // Nobody else does anything then.
  await expect(bar(page)).toContainText("Your turn");
  await expect(thing(page, "row:6")).toBeVisible();
  await fitsAcross(page, "table");
  for (const part of [thing(page, "place:1"), thing(page, "row:6"), page.locator(".supply"), page.locator(".middle .land"), page.locator(".hands .tray"), bar(page)]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  // Nothing of the world is scrolled away.
  expect(await page.locator(".world").evaluate((world) => world.scrollHeight - world.clientHeight)).toBeLessThanOrEqual(0);
});
