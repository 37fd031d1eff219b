// Another language in the middle of a game: everything follows at once, and nothing else changes.

import type { Page } from "@playwright/test";
import { named } from "./people";
import { atPosition, CREATING, TRAVELLING } from "./positions";
import { lit, thing } from "./sitting";
import { expect, test } from "./world";

/** Chooses a language in the menu of the table, and puts the menu away with a key. */
async function speak(page: Page, language: string): Promise<void> {
  const menu = page.locator("header .menu > button");
  await menu.click();
  await page.locator("header select").selectOption(language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await page.keyboard.press("Escape");
  await expect(menu).toHaveAttribute("aria-expanded", "false");
}

/** The bar, whatever it is called in the language of the moment. */
const prompt = (page: Page) => page.locator("section.bar");

test("the language changes in the middle of a move, and what is in hand stays there", async ({ page }) => {
  await named(page, "Ada");
  await page.goto(`/t/${await atPosition(page, CREATING)}`);
  await lit(page, "shard:W").click();
  const spoken = [
    ["it", "Acqua: dove?", "c1, colonna 3, riga 1: Terra"],
    ["de", "Wasser: wohin?", "c1, Spalte 3, Reihe 1: Land"],
    ["pl", "Woda: dokąd?", "c1, kolumna 3, rząd 1: Ziemia"],
    ["en", "Water: where to?", "c1, column 3, row 1: Land"],
  ] as const;
  for (const [language, question, cell] of spoken) {
    await speak(page, language);
    await expect(prompt(page)).toContainText(question);
    await expect(thing(page, "cell:c1")).toHaveAccessibleName(cell);
    await expect(thing(page, "shard:W")).toHaveAttribute("aria-pressed", "true");
  }
  await speak(page, "pl");
  await lit(page, "cell:d1").click();
  await expect(thing(page, "cell:d1")).toHaveAccessibleName("d1, kolumna 4, rząd 1: Woda");
});

test("the home screen shows the languages, and speaks the one that is chosen", async ({ page, troubles }) => {
  troubles.expect(/status of 401/);
  await page.goto("/");
  const choice = page.getByRole("main").getByRole("combobox", { name: "Language" });
  await expect(choice).toBeVisible();
  await expect(choice.getByRole("option")).toHaveText(["English", "Italiano", "Deutsch", "Polski"]);
  await choice.selectOption("de");
  await expect(page.getByRole("main").getByRole("combobox", { name: "Sprache" })).toHaveValue("de");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

const POINTS = [
  [0, "brak punktów akcji"],
  [1, "został jeden punkt akcji"],
  [2, "zostały 2 punkty akcji"],
  [4, "zostały 4 punkty akcji"],
] as const;

const SHARDS = [
  ["W", "jeden Okruch trafia do woreczka"],
  ["WR", "2 Okruchy trafiają do woreczka"],
  ["WRLGM", "5 Okruchów trafia do woreczka"],
  ["WWWWRRRRLLLLGGGGMMMMRL", "22 Okruchy trafiają do woreczka"],
] as const;

test("Polish counts action points and shards right", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("language", "pl"));
  await named(page, "Ada");
  for (const [points, words] of POINTS) {
    await page.goto(`/t/${await atPosition(page, [...TRAVELLING, `actions ${points}`, "sleepers 1 1"])}`);
    await expect(prompt(page)).toContainText(`Podróż, ${words}.`);
    await expect(page.locator("header").getByRole("img", { name: words })).toBeVisible();
  }
  for (const [hands, words] of SHARDS) {
    const position = ["phase creation", "dreamscape 1 c1=L", `hands 1 ${hands}`, "sleepers 4 1z"];
    await page.goto(`/t/${await atPosition(page, position)}`);
    await expect(prompt(page).getByRole("button", { name: words })).toBeVisible();
  }
});
