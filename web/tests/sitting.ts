// Somebody who sits at a table, and what they see there.

import { expect, type Locator, type Page } from "@playwright/test";
import { madeTable, named } from "./people";

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const AGAINST_BOT = ["maker", "bot"];

/** Takes a name, makes a table and goes there. */
export async function open(page: Page, options: string[] = [], seats = AGAINST_BOT, name = "Ada"): Promise<string> {
  await named(page, name);
  const id = await madeTable(page, { game: { game: "dreamscape", options }, seats });
  await page.goto(`/t/${id}`);
  return id;
}

export const bar = (page: Page): Locator => page.getByRole("region", { name: "What the game waits for" });
export const thing = (page: Page, name: string): Locator => page.locator(`[data-thing="${name}"]`).first();
export const lit = (page: Page, name: string): Locator => page.locator(`[data-thing="${name}"][data-lit]`).first();
/** The hand end of the row at which the own Sleeper stands. */
export const row = (page: Page): Locator => page.locator('[data-thing^="row:"][data-lit]').first();
/** How many action points the candle shows. */
export const candle = (page: Page, points: string): Locator => page.getByRole("img", { name: `${points} left` });

/** Keeps the first card, so that the journey begins. */
export async function begin(page: Page): Promise<void> {
  await page.locator('[data-thing^="card:"][data-lit]').first().click();
  const keep = bar(page).getByRole("button", { name: /^Keep/ });
  await expect(keep.or(bar(page).getByText("action points left"))).toBeVisible();
  if (await keep.isVisible()) await keep.click();
  await expect(bar(page)).toContainText("action points left");
  // Others may travel first.
  await expect(bar(page)).toContainText("Your turn");
}

/** A solo game in which the Travel has begun. Whoever plays against others may find the own row emptied before the first step. */
export async function travel(page: Page): Promise<string> {
  const id = await open(page, ["solo=2"], ["maker"]);
  await begin(page);
  return id;
}

/** Two people, each with a browser of their own, at a table for two that has just begun. */
export async function together(ada: Page, ben: Page, more: object = {}): Promise<string> {
  await named(ada, "Ada");
  await named(ben, "Ben");
  const id = await madeTable(ada, { game: { game: "dreamscape" }, seats: ["maker", "open"], ...more });
  await ada.goto(`/t/${id}`);
  // Who sits there sees who comes.
  await expect(ada.getByRole("heading", { name: "Before the game" })).toBeVisible();
  await ben.goto(`/t/${id}`);
  await ben.getByRole("button", { name: "Sit down" }).click();
  await expect(bar(ada)).toBeVisible();
  await expect(bar(ben)).toBeVisible();
  return id;
}

/** Both keep a card; whoever travels first is told first. */
export async function travelling(pages: readonly Page[]): Promise<[Page, Page]> {
  for (let kept = 0; kept < 2; kept++) {
    const cards = pages.map((page) => page.locator('[data-thing^="card:"][data-lit]').first());
    const asked = () => Promise.all(cards.map((card) => card.isVisible()));
    await expect.poll(async () => (await asked()).some(Boolean)).toBe(true);
    const page = pages[(await asked()).indexOf(true)];
    if (!page) throw new Error("nobody is asked");
    await page.locator('[data-thing^="card:"][data-lit]').first().click();
    const keep = bar(page).getByRole("button", { name: /^Keep/ });
    const done = bar(page).getByText("is playing").or(bar(page).getByText("action points left"));
    await expect(keep.or(done).first()).toBeVisible();
    if (await keep.isVisible()) await keep.click();
    await expect(keep).toHaveCount(0);
  }
  const turns = pages.map((page) => bar(page).getByText("Your turn"));
  await expect.poll(async () => (await Promise.all(turns.map((turn) => turn.isVisible()))).filter(Boolean).length).toBe(1);
  const first = (await turns[0]?.isVisible()) ? 0 : 1;
  return [pages[first] as Page, pages[1 - first] as Page];
}

/** How often the seats of people have played at a table, as the server knows it. */
export async function moves(page: Page, table: string, seat = 1): Promise<number> {
  const answer = await page.request.get(`/api/tables/${table}/steps?from=1&count=50`);
  const { steps } = (await answer.json()) as { steps: { past: { happened: { kind: string; seat?: number } } }[] };
  return steps.filter(({ past }) => past.happened.kind === "played" && past.happened.seat === seat).length;
}

/** Waits until the page has heard of all that happened at a table: it writes down how far it has seen. */
export async function hasHeardAll(page: Page, table: string): Promise<void> {
  const answer = await page.request.get(`/api/tables/${table}`);
  const { table_view } = (await answer.json()) as { table_view: { seq: number } };
  await expect.poll(() => page.evaluate((id) => localStorage.getItem(`seen-${id}`), table)).toBe(String(table_view.seq));
}
