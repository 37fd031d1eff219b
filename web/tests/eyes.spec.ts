// Shards through the eyes of people who see fewer colours, or none: measured on what the browser really draws.

import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./world";

const EYES = ["none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia"] as const;
const LETTERS = ["W", "R", "L", "G", "M", "N"] as const;

/** A disc as it is drawn: how bright it is, and where something on it is brighter or darker. */
type Disc = { light: number; marks: number[]; contrast: number };

/** The discs in a picture of each, in light that eyes feel as even: 0 is black, 1 is white. */
async function seen(page: Page, pictures: readonly Buffer[]): Promise<Disc[]> {
  const told = pictures.map((picture) => picture.toString("base64"));
  return page.evaluate(async (told) => {
    const SIDE = 48;
    const discs: Disc[] = [];
    for (const text of told) {
      const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(SIDE, SIDE);
      const pen = canvas.getContext("2d");
      if (!pen) throw new Error("no canvas");
      pen.drawImage(image, 0, 0, SIDE, SIDE);
      const { data } = pen.getImageData(0, 0, SIDE, SIDE);
      const linear = (value: number): number => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const lights: number[] = [];
      for (let pixel = 0; pixel < SIDE * SIDE; pixel++) {
        const [x, y] = [(pixel % SIDE) - SIDE / 2 + 0.5, Math.floor(pixel / SIDE) - SIDE / 2 + 0.5];
        // Inside the rim.
        if (Math.hypot(x, y) > SIDE * 0.36) continue;
        const [red = 0, green = 0, blue = 0] = data.slice(pixel * 4, pixel * 4 + 3);
        lights.push(0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue));
      }
      const felt = lights.map((light) => (light > 0.008856 ? Math.cbrt(light) * 1.16 - 0.16 : light * 9.033));
      const sorted = felt.toSorted((a, b) => a - b);
      const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
      const [dark, bright] = [at(0.04), at(0.96)];
      // The ground of the disc is what most of it is: glyphs are darker or brighter than that.
      const middle = (dark + bright) / 2;
      const marks = felt.map((light) => (light < middle ? 1 : 0));
      discs.push({ light: felt.reduce((sum, light) => sum + light, 0) / felt.length, marks, contrast: bright - dark });
    }
    return discs;
  }, told);
}

/** The discs of the gallery at a size at which a table shows them. */
const discs = (page: Page): Locator => page.locator("section .line").nth(2).locator("svg");

/** Pairs of shards that are alike in lightness and in what is drawn on them. */
function alike(shards: readonly Disc[]): string[] {
  const pairs: string[] = [];
  for (const [one, first] of shards.entries()) {
    for (const [other, second] of shards.entries()) {
      if (other <= one) continue;
      const light = Math.abs(first.light - second.light);
      const drawing = first.marks.filter((mark, place) => mark !== second.marks[place]).length / first.marks.length;
      if (light < 0.12 && drawing < 0.2) pairs.push(`${LETTERS[one]} and ${LETTERS[other]}: ${light.toFixed(2)}, ${drawing.toFixed(2)}`);
    }
  }
  return pairs;
}

test("any two shards differ in lightness or in drawing, whatever colours one sees", async ({ page, context }) => {
  await page.goto("/gallery");
  await expect(discs(page).first()).toBeVisible();
  const chromium = await context.newCDPSession(page);
  for (const eyes of EYES) {
    await chromium.send("Emulation.setEmulatedVisionDeficiency", { type: eyes });
    const pictures: Buffer[] = [];
    for (const index of LETTERS.keys()) pictures.push(await discs(page).nth(index).screenshot());
    const shards = await seen(page, pictures);
    // The drawing on a disc is seen by itself.
    for (const [index, { contrast }] of shards.entries()) expect(contrast, `${LETTERS[index]}, ${eyes}`).toBeGreaterThan(0.2);
    expect(alike(shards), eyes).toEqual([]);
  }
});

test("every shard has a drawing of its own, and its letter can be read", async ({ page }) => {
  await page.goto("/gallery");
  await expect(discs(page).first()).toBeVisible();
  const drawn = await discs(page).evaluateAll((all) => all.map((svg) => [...svg.querySelectorAll("path")].map((path) => path.getAttribute("d")).join()));
  expect(new Set(drawn.slice(0, LETTERS.length)).size).toBe(LETTERS.length);
  const letters = await discs(page).evaluateAll((all) => all.map((svg) => svg.querySelector("text")?.textContent ?? ""));
  expect(letters.slice(LETTERS.length, 2 * LETTERS.length)).toEqual([...LETTERS]);
});
