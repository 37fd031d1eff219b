// Nothing sticks out and nothing is cut off: on the narrowest phone, in every language, and on a small screen.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { madeTable, named } from "./people";
import { atPosition, brought, TRAVELLING } from "./positions";
import { goTo } from "./screens";
import { cutOff, fitsAcross } from "./sight";
import { lit, thing } from "./sitting";
import { expect, test } from "./world";

const LANGUAGES = ["en", "it", "de", "pl"] as const;
const NARROW = { width: 360, height: 740 };
const SMALL = { width: 1024, height: 768 };
const FOUR = readFileSync(new URL("../../fixtures/dreamscape/it-base-4.game", import.meta.url), "utf8");
/** A Dreamscape with towers, trees and the Dreamer, and cards of every kind. */
const MUCH = ["phase creation", "sleepers 4 1z", "hands 1 WRRLL", "dreamscape 1 a1=W b1=RRRR c1=L d1=LG^ e1=W b2=RRW c2=WW@ e4=RRRR^", "open 1 #5 #20 #9", "finished 1 #7 #3", "hands 2 WRLGM"];

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Somebody who reads a language. */
async function reading(page: Page, language: string): Promise<void> {
  await named(page, "Wilhelmina von Traum");
  await page.addInitScript((kept) => localStorage.setItem("language", kept), language);
}

/** Every part of a table on a narrow screen, one after the other. */
async function everyPart(page: Page, where: string): Promise<void> {
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await fitsAcross(page, `${where}, ${await tab.textContent()}`);
  }
}

for (const language of LANGUAGES) {
  for (const size of [NARROW, SMALL]) {
    test(`every screen of the house fits ${size.width} px in ${language}`, async ({ page, troubles }) => {
      troubles.expect(/status of 4|WebSocket/);
      await page.setViewportSize(size);
      await reading(page, language);
      for (const path of ["/", "/new", "/learn", "/rules", "/claim/abc", "/nowhere/at/all", "/t/0000000000000", "/gallery"] as const) {
        await goTo(page, path);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        const folded = page.locator("details:not([open]) > summary");
        while ((await folded.count()) > 0) await folded.first().click();
        await fitsAcross(page, path);
      }
    });

    test(`a table fits ${size.width} px in ${language}, from the gathering to the end`, async ({ page }) => {
      await page.setViewportSize(size);
      await reading(page, language);
      await page.goto(`/t/${await madeTable(page, { game: { game: "dreamscape" }, seats: ["maker", "open", "bot"] })}`);
      // The link to the table, and the code to join with.
      await expect(page.locator("main .copy")).toHaveCount(2);
      await fitsAcross(page, "gathering");
      await page.goto(`/t/${await atPosition(page, MUCH)}`);
      await lit(page, "shard:W").click();
      await fitsAcross(page, "a shard in hand");
      await everyPart(page, "creation");
      await page.goto(`/t/${await atPosition(page, [...TRAVELLING, "actions 3", "sleepers 4 1", "row 6 MWGRL"])}`);
      await expect(thing(page, "place:1")).toBeVisible();
      await everyPart(page, "travel");
      const whole = await brought(page, FOUR);
      await page.goto(`/t/${whole}/replay/60`);
      // There as soon as every step is.
      await expect(page.locator("main a[href$='/record']")).toBeVisible();
      await fitsAcross(page, "replay");
      await page.goto(`/t/${whole}`);
      await expect(page.getByRole("dialog").getByRole("table").first()).toBeVisible();
      await fitsAcross(page, "the end");
      await page.goto("/learn/1");
      await expect(thing(page, "place:1")).toBeVisible();
      await fitsAcross(page, "lesson");
    });
  }
}

test("what is too wide is noticed, whatever clips it", async ({ page, troubles }) => {
  // An address that leads nowhere.
  troubles.expect(/status of 404/);
  await page.setViewportSize(NARROW);
  await page.goto("/nowhere");
  await expect(page.locator("main h1")).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  await page.locator("main h1").evaluate((title) => {
    title.textContent = "Wide".repeat(40);
  });
  expect((await cutOff(page)).join()).toContain("text: WideWide");
  // This is what the width of the document says of it.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
  await page.locator("main h1").evaluate((title) => {
    title.textContent = "Low";
    title.classList.add("low");
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".low { height: 0.5rem; overflow: hidden; }");
    document.adoptedStyleSheets = [sheet];
  });
  expect((await cutOff(page)).join()).toContain("text: Low");
});
