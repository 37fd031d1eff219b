// People without a seat: where they may watch, where not, and how late.

import { madeTable, named } from "./people";
import { bar, begin, candle, open, PHONE, row, together } from "./sitting";
import { expect, test } from "./world";

test("who opens the link of a full table is told so, watches, and cannot sit down or act", async ({ visit, troubles }) => {
  troubles.expect(/status of 401/);
  const [ada, ben, eve] = [await visit(), await visit(), await visit()];
  const id = await together(ada, ben);
  await named(eve, "Eve");
  await eve.goto(`/t/${id}`);
  await expect(bar(eve)).toContainText("Every seat is taken; you are watching.");
  await expect(eve.getByRole("button", { name: "Sit down" })).toHaveCount(0);
  await expect(eve.locator("[data-lit]")).toHaveCount(0);
  await expect(ada.getByText("one person watches")).toBeVisible();
  // Not by another way either.
  const told = await eve.evaluate(
    (table) =>
      new Promise<string>((done) => {
        const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${table}/live`);
        socket.onopen = () => socket.send(JSON.stringify({ type: "do", id: 1, command: { do: "sit", seat: 2 } }));
        socket.onmessage = (event) => {
          const message = JSON.parse(String(event.data));
          if (message.id === 1) done(message.type);
        };
      }),
    id,
  );
  expect(told).toBe("refused");
});

test("where nobody may watch, a full table says so on a page of its own", async ({ visit, troubles }) => {
  troubles.expect(/status of 4|WebSocket/);
  const [ada, ben, eve] = [await visit(), await visit(), await visit()];
  const id = await together(ada, ben, { spectators: { kind: "none" } });
  await named(eve, "Eve");
  await eve.goto(`/t/${id}`);
  await expect(eve.getByRole("alert")).toContainText("Nobody may watch at this table.");
  await eve.getByRole("link", { name: "To the start page" }).click();
  await expect(eve.getByRole("button", { name: "Play now" })).toBeVisible();
});

test("who came too late for the last seat is told so where nobody may watch", async ({ visit, troubles }) => {
  troubles.expect(/status of 4|WebSocket/);
  const [ada, ben, eve] = [await visit(), await visit(), await visit()];
  for (const [page, name] of [[ada, "Ada"], [ben, "Ben"], [eve, "Eve"]] as const) await named(page, name);
  const contract = { game: { game: "dreamscape" }, seats: ["maker", "open"], spectators: { kind: "none" } };
  const id = await madeTable(ada, contract);
  for (const page of [ada, ben, eve]) await page.goto(`/t/${id}`);
  await expect(eve.getByRole("button", { name: "Sit down" })).toBeVisible();
  await ben.getByRole("button", { name: "Sit down" }).click();
  await expect(bar(ben)).toBeVisible();
  await expect(eve.getByRole("alert")).toContainText("Nobody may watch at this table.");
});

test("late spectators see the table as it was, and are told how late they are", async ({ visit, troubles }) => {
  troubles.expect(/status of 401/);
  const [ada, eve] = [await visit(), await visit()];
  await named(ada, "Ada");
  const contract = { game: { game: "dreamscape", options: ["solo=2"] }, seats: ["maker"], spectators: { kind: "delayed", steps: 2 } };
  const id = await madeTable(ada, contract);
  await ada.goto(`/t/${id}`);
  await begin(ada);
  await eve.goto(`/t/${id}`);
  const late = eve.getByText("Every seat is taken; you are watching, 2 steps behind.");
  await expect(late).toBeVisible();
  // Of the journey that has begun she knows nothing yet.
  await expect(candle(ada, "4 action points")).toBeVisible();
  await expect(candle(eve, "4 action points")).toHaveCount(0);
  await row(ada).click();
  await expect(candle(ada, "3 action points")).toBeVisible();
  const asleep = bar(ada).getByRole("button", { name: /^Fall asleep/ });
  await asleep.first().click();
  await asleep.first().click();
  await expect(ada.getByText("Creation", { exact: true })).toBeVisible();
  // Two steps are still on their way: Eve sees the journey before its first step.
  await expect(candle(eve, "4 action points")).toBeVisible();
  await expect(candle(ada, "4 action points")).toHaveCount(0);
  await expect(bar(eve)).toContainText("2 steps behind.");
  await expect(eve.locator("[data-lit]")).toHaveCount(0);
});

test("on a phone it is told how many watch", async ({ visit, troubles }) => {
  troubles.expect(/status of 401/);
  const [ada, eve] = [await visit(PHONE), await visit()];
  const id = await open(ada);
  await eve.goto(`/t/${id}`);
  await expect(bar(eve)).toBeVisible();
  await ada.getByRole("tab", { name: "Others" }).tap();
  await expect(ada.getByRole("tabpanel").getByText("one person watches")).toBeVisible();
});
