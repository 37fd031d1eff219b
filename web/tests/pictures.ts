// Pictures of every screen, for people and for the README: `cargo xtask pictures`.

import { mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { madeTable, named } from "./people";
import { atPosition, brought } from "./positions";
import { test } from "./world";

const FOLDER = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** A screen: its name in the file, how to get there, and what is on it as soon as it is whole. */
type Screen = { name: string; reach: (page: Page) => Promise<unknown>; whole?: (page: Page) => Locator };

const DUEL = { game: { game: "dreamscape" }, seats: ["maker", "maker"] };

/** A Creation in which much has been built already. */
const MIDDLE = [
  "phase creation",
  "cycle 4",
  "sleepers 4 1z",
  "hands 1 WRRLG",
  "hands 2 WM",
  "dreamscape 1 b1=RR c1=LW d1=W e1=LG^ b2=RW c2=R d2=RRR@ c3=LG d3=W^",
  "dreamscape 2 b1=W c1=RR@ d1=L c2=LG^ d2=G",
  "open 1 #8 #22",
  "open 2 #12",
  "finished 1 #3",
  "score 1 water=6 mountain=4 trees=2 cards=5",
  "score 2 water=3 mountain=2 trees=1",
];

/** The Travel before it. */
const TRAVEL = [
  "phase travel",
  "actions 3",
  "marker 1 2 active",
  "marker 2 1 active",
  "sleepers 4 1",
  ...MIDDLE.filter((line) => !/^(phase|sleepers)/.test(line)),
];

/** A whole game of two. */
const WHOLE = readFileSync(new URL("../../fixtures/dreamscape/standard-base-2.game", import.meta.url), "utf8");

/** A game of four with nightmares, in the middle of it. */
const HAUNTED = readFileSync(new URL("../../fixtures/dreamscape/en-nightmare-4.game", import.meta.url), "utf8").split("\n").slice(0, 150).join("\n") + "\n";

/** A new screen needs a line here. */
const SCREENS: Screen[] = [
  { name: "home", reach: (page) => page.goto("/") },
  {
    name: "mine",
    reach: async (page) => {
      await named(page, "Ada");
      await brought(page, WHOLE);
      await madeTable(page, { ...DUEL, seats: ["maker", "open", "open"], listing: "public" });
      await atPosition(page, TRAVEL);
      await madeTable(page, { ...DUEL, seats: ["maker", "bot", "bot"] });
      await page.goto("/");
    },
  },
  { name: "claim", reach: (page) => page.goto("/claim/abc") },
  { name: "new-table", reach: (page) => page.goto("/new") },
  { name: "learn", reach: (page) => page.goto("/learn") },
  {
    name: "lesson",
    reach: async (page) => {
      await named(page, "Ada");
      await page.goto("/learn/1");
      await page.locator("[data-thing]").first().waitFor();
    },
  },
  { name: "rules", reach: (page) => page.goto("/rules") },
  { name: "gallery", reach: (page) => page.goto("/gallery") },
  { name: "nowhere", reach: (page) => page.goto("/nowhere/at/all") },
  {
    name: "gathering",
    reach: async (page) => {
      await named(page, "Ada");
      const table = await madeTable(page, { ...DUEL, seats: ["maker", "open", "bot"] });
      await page.goto(`/t/${table}`);
    },
  },
  {
    name: "table",
    reach: async (page) => {
      await named(page, "Ada");
      await page.goto(`/t/${await atPosition(page, MIDDLE)}`);
    },
  },
  {
    name: "day",
    reach: async (page) => {
      await named(page, "Ada");
      await page.addInitScript(() => localStorage.setItem("prefs", JSON.stringify({ theme: "day" })));
      await page.goto(`/t/${await atPosition(page, MIDDLE)}`);
    },
  },
  {
    name: "four",
    reach: async (page) => {
      await named(page, "Ada");
      await page.goto(`/t/${await brought(page, HAUNTED)}`);
    },
  },
  {
    name: "travel",
    reach: async (page) => {
      await named(page, "Ada");
      await page.goto(`/t/${await atPosition(page, TRAVEL)}`);
    },
  },
  {
    name: "replay",
    reach: async (page) => {
      await named(page, "Ada");
      await page.goto(`/t/${await brought(page, WHOLE)}/replay/110`);
    },
    whole: (page) => page.getByRole("button", { name: "What if?" }),
  },
  {
    name: "end",
    reach: async (page) => {
      await named(page, "Ada");
      await page.goto(`/t/${await brought(page, WHOLE)}`);
    },
    whole: (page) => page.getByRole("table", { name: "Points by cause" }),
  },
];

mkdirSync(FOLDER, { recursive: true });

for (const { name, reach, whole } of SCREENS) {
  test(`a picture of ${name}`, async ({ visit, troubles }) => {
    troubles.expect(/status of 404/);
    const page = await visit({ reducedMotion: "reduce", viewport: SIZES[0] ?? null });
    await reach(page);
    for (const size of SIZES) {
      // What a screen shows at first may depend on its size.
      await page.setViewportSize(size);
      await page.reload({ waitUntil: "networkidle" });
      await whole?.(page).waitFor();
      await page.screenshot({ path: `${FOLDER}${name}-${size.width}.png` });
    }
  });
}
