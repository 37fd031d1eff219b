import type { Page } from "@playwright/test";
import { playUntil } from "./hand";
import { madeTable, named, playOn } from "./people";
import { isDrawn } from "./sight";
import { hasHeardAll } from "./sitting";
import { expect, test } from "./world";

/** A table around one screen, and how many things have been seen to travel on it. */
async function seated(page: Page): Promise<{ table: string; seen: () => Promise<string[]> }> {
  await page.goto("/");
  await named(page, "Ada");
  const table = await madeTable(page, { game: { game: "dreamscape" }, seats: ["maker", "maker"] });
  await page.addInitScript(() => {
    const kept = window as unknown as { travelled: string[] };
    kept.travelled = [];
    const watch = new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) if (node instanceof HTMLElement && node.parentElement?.matches(".air")) kept.travelled.push(node.classList[0] ?? "");
      }
    });
    addEventListener("DOMContentLoaded", () => watch.observe(document.body, { childList: true, subtree: true }));
  });
  await page.goto(`/t/${table}`);
  await expect(page.getByText(/Your turn/)).toBeVisible();
  return { table, seen: () => page.evaluate(() => (window as unknown as { travelled: string[] }).travelled) };
}

/** Plays some steps, until the page has heard of all of them and whatever travels is in the air. */
async function played(page: Page, table: string, times: number): Promise<void> {
  await playOn(page, table, times);
  await hasHeardAll(page, table);
  await isDrawn(page);
}

test("things travel where they go, land by themselves, and the table is never blocked", async ({ page }) => {
  const { table, seen } = await seated(page);
  await playOn(page, table, 12);
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(0);
  await expect(page.locator(".air > span")).toHaveCount(0);
  expect(await page.locator(".air").evaluate((air) => getComputedStyle(air).pointerEvents)).toBe("none");
});

test("a key ends everything that is in the air", async ({ page }) => {
  const { table, seen } = await seated(page);
  // Time stands still for what is drawn, so nothing lands by itself.
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      const run = animate.apply(this, given);
      if (this.parentElement?.matches(".air")) run.pause();
      return run;
    };
  });
  await page.goto(`/t/${table}`);
  await expect(page.getByText(/Your turn/)).toBeVisible();
  await played(page, table, 8);
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(0);
  await expect(page.locator(".air > span").first()).toBeAttached();
  await page.keyboard.press("Shift");
  await expect(page.locator(".air > span")).toHaveCount(0);
});

for (const [how, still] of [
  ["the wish of the system", (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })],
  ["the setting", (page: Page) => page.addInitScript(() => localStorage.setItem("prefs", JSON.stringify({ motion: false })))],
] as const) {
  test(`nothing travels by ${how}`, async ({ page }) => {
    await still(page);
    const { table, seen } = await seated(page);
    await played(page, table, 12);
    expect(await seen()).toEqual([]);
  });
}

test("no sound is made before somebody wants it and has touched the page", async ({ page }) => {
  await page.addInitScript(() => {
    const kept = window as unknown as { airs: number };
    kept.airs = 0;
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        kept.airs += 1;
      }
    };
  });
  const { table } = await seated(page);
  const airs = (): Promise<number> => page.evaluate(() => (window as unknown as { airs: number }).airs);
  await played(page, table, 10);
  expect(await airs()).toBe(0);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Sound").check();
  expect(await airs()).toBe(0);
  await page.keyboard.press("Escape");
  await playUntil(page, async () => (await airs()) > 0);
  expect(await airs()).toBe(1);
});

test("a replay lets things travel with the next step, and shows purposes, bag and decks", async ({ page }) => {
  const { table, seen } = await seated(page);
  await playOn(page, table, 30);
  await page.goto(`/t/${table}/replay/12`);
  await expect(page.getByText("Purposes, and what they would bring now")).toBeVisible();
  await expect(page.getByText("Decks")).toBeVisible();
  await expect
    .poll(async () => {
      await page.keyboard.press("ArrowRight");
      return (await seen()).length;
    })
    .toBeGreaterThan(0);
});
