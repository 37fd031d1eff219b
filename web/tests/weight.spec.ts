// How much a first visit costs, read from real responses.

import { get } from "node:http";
import { named } from "./people";
import { bar, open } from "./sitting";
import { expect, test } from "./world";

/** The bytes of a body as they travel. */
function travelling(url: string): Promise<number> {
  return new Promise((done, fail) => {
    get(url, { headers: { "accept-encoding": "gzip, deflate, br" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
      answer.on("end", () => done(bytes));
    }).on("error", fail);
  });
}

const LIGHT = /\.(js|css)$|^\/api\/(words|games\/[^/]+\/(words|about))\//;
const FONT = /\.woff2?$/;

test("a first visit is light, and nothing comes from outside", async ({ visit, server }) => {
  // In Polish, whose letters need more of the fonts.
  const page = await visit({ locale: "pl-PL" });
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(request.url()));
  await page.goto("/");
  await expect(page.getByRole("heading").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => null));
  const urls = [...asked];
  const foreign = urls.filter((url) => !url.startsWith(`${server.url}/`));
  expect(foreign).toEqual([]);
  const weigh = async (kind: RegExp): Promise<number> => {
    const chosen = urls.filter((url) => kind.test(new URL(url).pathname));
    expect(chosen.length).toBeGreaterThan(0);
    const sizes = await Promise.all(chosen.map(travelling));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const [program, fonts] = [await weigh(LIGHT), await weigh(FONT)];
  console.log(`script, style and words ${program} bytes, fonts ${fonts} bytes`);
  expect(program).toBeLessThanOrEqual(200_000);
  expect(fonts).toBeLessThanOrEqual(120_000);
});

test("what a table needs is fetched with a table, and not by who only looks at the house", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  const words: string[] = [];
  page.on("response", (answer) => {
    words.push(...(answer.url().match(/\/api\/.*\/en$/) ?? []));
    if (answer.url().endsWith(".js")) scripts.push(answer.text());
  });
  const fetched = async (): Promise<string> => (await Promise.all(scripts)).join();
  await named(page, "Ada");
  await page.goto("/");
  await expect(page.locator("#hero-title")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await fetched()).toContain("hero-title");
  expect(await fetched()).not.toContain("data-anchor");
  expect(words).toEqual(["/api/words/en", "/api/games/dreamscape/about/en"]);
  await open(page);
  await expect(bar(page)).toBeVisible();
  expect(await fetched()).toContain("data-anchor");
  expect(words).toContain("/api/games/dreamscape/words/en");
});

test("what was fetched once need not be fetched again", async ({ page }) => {
  await page.goto("/");
  const script = await page.locator("script[src]").first().getAttribute("src");
  const kept = await page.request.get(script ?? "");
  expect(kept.headers()["cache-control"]).toContain("immutable");
  const words = await page.request.get("/api/words/en");
  const again = await page.request.get("/api/words/en", { headers: { "if-none-match": words.headers()["etag"] ?? "" } });
  expect(again.status()).toBe(304);
});
