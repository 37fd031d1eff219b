import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { madeTable, named } from "./people";
import { atPosition, brought, COMPLETING } from "./positions";
import { fitsAcross, isOpenToAll, isWhole } from "./sight";
import { lit, thing } from "./sitting";
import { expect, NO_SERVER, test } from "./world";

/** A whole game of two, with completed cards. */
const WHOLE = readFileSync(new URL("../../fixtures/dreamscape/standard-base-2.game", import.meta.url), "utf8");

/** What lies where, in words: every cell of every Dreamscape, and every row. */
async function position(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lands = [...document.querySelectorAll<HTMLElement>("[data-land]")].sort((one, two) => Number(one.dataset["land"]) - Number(two.dataset["land"]));
    const cells = lands.flatMap((land) => [...land.querySelectorAll("td")].map((cell) => cell.querySelector("button")?.getAttribute("aria-label") ?? cell.textContent?.trim() ?? ""));
    const rows = [...document.querySelectorAll('[data-thing^="row:"]')].map((row) => row.getAttribute("aria-label") ?? "");
    return [...cells, ...rows];
  });
}

/** A game that two computer players have played to its end. */
async function played(page: Page, cycles = 2): Promise<string> {
  await named(page, "Ada");
  const id = await madeTable(page, { game: { game: "dreamscape", options: [`cycles=${cycles}`] }, seats: ["bot", "bot"] });
  // They take as long as the machine lets them.
  await expect
    .poll(async () => (await (await page.request.get(`/api/tables/${id}`)).json()).table_view.stage, { timeout: 120_000 })
    .toBe("over");
  return id;
}

test("a link to a step shows that step, and keys go through the game", async ({ page }) => {
  const id = await played(page);
  await page.goto(`/t/${id}/replay/9`);
  const line = page.getByRole("slider");
  await expect(line).toHaveValue("9");
  await page.keyboard.press("ArrowRight");
  await expect(line).toHaveValue("10");
  await expect(page).toHaveURL(/\/replay\/10$/);
  // Where the line has not the focus, this key scrolls the page.
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(line).toHaveValue("11");
  await line.focus();
  await page.keyboard.press("Home");
  await expect(line).toHaveValue("1");
  await page.keyboard.press("End");
  await expect(line).toHaveValue((await line.getAttribute("max")) ?? "");
});

test("a completed card is marked on the line with the sign of who completed it, and not by a colour alone", async ({ page }) => {
  await named(page, "Ada");
  const id = await atPosition(page, COMPLETING);
  await page.goto(`/t/${id}`);
  await lit(page, "shard:L").click();
  await lit(page, "cell:d1").click();
  await expect(thing(page, "cell:d1")).toHaveAccessibleName(/Land/);
  await page.goto(`/t/${id}/replay`);
  await expect(page.locator(".ticks text")).toHaveText(["1"]);
});

test("a game plays by itself until it is stopped", async ({ page }) => {
  const id = await played(page);
  await page.goto(`/t/${id}/replay/5`);
  await page.getByLabel("Speed").selectOption({ label: "Fast" });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  // However seldom one looks, some steps have gone by.
  await expect(page.getByRole("slider")).toHaveValue(/^([89]|\d\d)$/);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
});

test("steps that do not come are waited for, and that they are is told", async ({ page, troubles }) => {
  troubles.expect(NO_SERVER);
  // Steps are fetched fifty at a time: so many cycles have more.
  const id = await played(page, 5);
  let away = true;
  await page.route("**/steps?from=51&*", (route) => (away ? route.abort("connectionrefused") : route.continue()));
  await page.goto(`/t/${id}/replay/9`);
  const said = page.getByText("The server cannot be reached; trying again.");
  await expect(said).toBeVisible();
  await expect(page.getByRole("button", { name: "What if?" })).toHaveCount(0);
  away = false;
  await expect(said).toHaveCount(0);
  await expect(page.getByRole("button", { name: "What if?" })).toBeVisible();
});

test("what if: another game goes on from a step, at the very position of it", async ({ page }) => {
  await named(page, "Ada");
  const id = await brought(page, WHOLE);
  await page.goto(`/t/${id}/replay/110`);
  await expect(page.getByRole("slider")).toHaveValue("110");
  await expect(page.getByRole("row").first()).toBeAttached();
  const before = await position(page);
  await page.getByRole("button", { name: "What if?" }).click();
  await expect(page).toHaveURL(/\/t\/[0-9a-z]+$/);
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.getByRole("region", { name: "What the game waits for" })).toContainText("Your turn as");
  expect(await position(page)).toEqual(before);
  // What is played there is played there alone.
  await page.locator("[data-thing][data-lit]").first().click();
  const { last } = (await (await page.request.get(`/api/tables/${id}/steps?from=1&count=1`)).json()) as { last: number };
  expect(last).toBe(155);
});

test("the list and the keys N and P lead to completed cards, and no further than the last", async ({ page }) => {
  await named(page, "Ada");
  const id = await brought(page, WHOLE);
  await page.goto(`/t/${id}/replay/1`);
  const line = page.getByRole("slider");
  const list = page.getByLabel("To a completed card");
  // All steps are there when the last completion is.
  await expect(page.getByRole("button", { name: "What if?" })).toBeVisible();
  const steps = (await list.locator("option").evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))).slice(1);
  expect(steps.length).toBeGreaterThan(3);
  const log = page.getByRole("region", { name: "What happened" });
  for (const step of steps) {
    await page.keyboard.press("n");
    await expect(line).toHaveValue(step);
    await expect(log).toContainText("completes");
  }
  await page.keyboard.press("n");
  await expect(line).toHaveValue(steps.at(-1) ?? "");
  await page.keyboard.press("p");
  await expect(line).toHaveValue(steps.at(-2) ?? "");
  await list.selectOption(steps[0] ?? "");
  await expect(line).toHaveValue(steps[0] ?? "");
  await expect(log).toContainText("completes");
});

test("the record can be saved and brought along again", async ({ page }) => {
  const id = await played(page);
  const text = await (await page.request.get(`/api/tables/${id}/record`)).text();
  await page.goto("/");
  await page.getByRole("button", { name: "Open a record" }).click();
  await page.getByLabel("Text of the record").fill(text);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page).toHaveURL(/\/t\/[0-9a-z]+\/replay/);
  await expect(page.getByRole("slider")).toBeVisible();
});

test("axe finds nothing on a replay, wide or narrow, and nothing sticks out", async ({ page }) => {
  test.setTimeout(300_000);
  const id = await played(page);
  for (const [width, height] of [[1440, 900], [360, 780]] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/t/${id}/replay/20`);
    // There as soon as every step is.
    await expect(page.getByRole("button", { name: "What if?" })).toBeVisible();
    await isOpenToAll(page, `replay, ${width}`);
    await fitsAcross(page, `replay, ${width}`);
  }
});

test("Sleepers touch the picture of their place, however wide the Dreamworld is", async ({ page }) => {
  await named(page, "Ada");
  const id = await brought(page, WHOLE);
  for (const [width, height] of [[1440, 900], [1024, 768], [800, 900], [360, 740]] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/t/${id}/replay/110`);
    await expect(page.getByRole("slider")).toBeVisible();
    await isWhole(page);
    const apart = await page.evaluate(() =>
      [...document.querySelectorAll(".place")].flatMap((place) => {
        const picture = place.querySelector(":scope > svg")?.getBoundingClientRect();
        return [...place.querySelectorAll("[data-anchor^=sleeper] svg")].flatMap((sleeper) => {
          const box = sleeper.getBoundingClientRect();
          return picture && box.left < picture.right && box.right > picture.left ? [] : [place.getAttribute("aria-label")];
        });
      }),
    );
    expect(apart, `${width}`).toEqual([]);
  }
});
