// Ways to look at a page that people have and tests can measure.

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Places without their picture, cards and purposes without their face: what is printed on them comes after the board. */
const UNPRINTED = ".place:not(:has(> svg)), .shelf > li:not(.below, :has(> button)), [data-anchor='purpose:purpose-']";

/** Waits until the page is drawn as it is now, in its own fonts: it learns of a new size with the next frame, and other letters are wider. */
export function isDrawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    await frame();
    await document.fonts.ready;
    await frame();
  });
}

/** Waits until a screen that has come has all that belongs to what is in sight, and nothing on it will move by itself. */
export async function isWhole(page: Page): Promise<void> {
  await expect(page.locator(UNPRINTED)).toHaveCount(0);
  await isDrawn(page);
}

/** The one rule that needs the colours, and most of the time. */
const COLOURS = "color-contrast";

/** axe finds nothing on the page as it is: in all, in its colours alone, or in all but these. */
export async function isOpenToAll(page: Page, where: string, what: "all" | "colours" | "form" = "all"): Promise<void> {
  await isWhole(page);
  const axe = new AxeBuilder({ page });
  if (what === "colours") axe.withRules(COLOURS);
  else if (what === "form") axe.disableRules(COLOURS);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`), where).toEqual([]);
}

/** Nothing that is to be seen sticks out of the window at the side, or is cut off where nobody can scroll to it. */
export async function fitsAcross(page: Page, where: string): Promise<void> {
  expect.soft(await cutOff(page), where).toEqual([]);
}

/**
 * Words, controls and drawings of which a part cannot be brought into sight, with how much of it. The width of the document
 * would not tell: boards and pages clip what is wider than they are.
 */
export async function cutOff(page: Page): Promise<string[]> {
  await isWhole(page);
  return page.evaluate(() => {
    /** Pixels that a letter or a rounded number may stick out. */
    const SLACK = 1.5;
    type Edges = { left: number; right: number; top: number; bottom: number };
    const scrolls = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";
    const clips = (overflow: string): boolean => overflow === "hidden" || overflow === "clip";
    const around = (boxes: readonly DOMRect[]): Edges => ({
      left: Math.min(...boxes.map((box) => box.left)),
      right: Math.max(...boxes.map((box) => box.right)),
      top: Math.min(...boxes.map((box) => box.top)),
      bottom: Math.max(...boxes.map((box) => box.bottom)),
    });
    /** Where letters are in their line, which has room above and below them. */
    const letters = ({ x, y, width, height }: DOMRect): DOMRect => new DOMRect(x, y + height * 0.2, width, height * 0.6);
    const inner = (node: Element): Edges => {
      const [box, style] = [node.getBoundingClientRect(), getComputedStyle(node)];
      const edge = (side: string): number => parseFloat(style.getPropertyValue(`border-${side}-width`));
      return { left: box.left + edge("left"), right: box.right - edge("right"), top: box.top + edge("top"), bottom: box.bottom - edge("bottom") };
    };

    /** How far something in a node sticks out of the window or of what clips it, in pixels. */
    function hidden(from: Element, seen: Edges): number {
      let { left, right, top, bottom } = seen;
      let most = 0;
      for (let node: Element | null = from; node !== null && node !== document.documentElement; node = node.parentElement) {
        const [style, edges] = [getComputedStyle(node), inner(node)];
        // A line of text may end in three dots: who reads them knows that there is more.
        if (style.textOverflow === "ellipsis") [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
        if (style.overflowX !== "visible") most = Math.max(most, edges.left - left, right - edges.right);
        if (scrolls(style.overflowY)) ({ top, bottom } = node.getBoundingClientRect());
        else if (clips(style.overflowY)) most = Math.max(most, edges.top - top, bottom - edges.bottom);
        // What surrounds such a thing neither clips nor scrolls it.
        if (style.position !== "fixed" && !node.matches("dialog")) continue;
        most = Math.max(most, -top, bottom - innerHeight);
        break;
      }
      return Math.max(most, -left, right - innerWidth);
    }

    const unseen = (node: Element): boolean =>
      !node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || node.closest(".visually-hidden, .sky, [hidden]") !== null || clippedAway(node);
    function clippedAway(node: Element): boolean {
      for (let each: Element | null = node; each; each = each.parentElement) if (getComputedStyle(each).clipPath === "inset(50%)") return true;
      return false;
    }

    const found: string[] = [];
    const tell = (node: Element, what: string, boxes: readonly DOMRect[]): void => {
      const drawn = boxes.filter((box) => box.width > 0 && box.height > 0);
      const out = drawn.length === 0 ? 0 : hidden(node, around(drawn));
      if (out > SLACK) found.push(`${what} (${Math.round(out)})`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      const words = text.textContent?.trim() ?? "";
      if (!parent || words === "" || parent.closest("svg, script, style, option, textarea") || unseen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      tell(parent, `text: ${words}`, [...range.getClientRects()].map(letters));
    }
    for (const node of document.querySelectorAll("button, a[href], input, select, textarea, summary")) {
      // Cells lie as the drawing does, which is measured.
      if (!unseen(node) && !node.matches("[data-cell]")) tell(node.parentElement ?? node, `${node.tagName.toLowerCase()}: ${node.getAttribute("aria-label") ?? node.textContent?.trim() ?? ""}`, [node.getBoundingClientRect()]);
    }
    for (const drawing of document.querySelectorAll("svg")) {
      if (unseen(drawing) || drawing.parentElement?.closest("svg")) continue;
      const within = getComputedStyle(drawing).overflowX !== "visible";
      // A light that fades may reach over the edge.
      const shapes = [...drawing.querySelectorAll("path, circle, ellipse, rect, polygon, polyline, text")].filter(
        (shape) => !shape.closest("defs, clipPath, mask") && !getComputedStyle(shape).fill.startsWith("url("),
      );
      const boxes = within ? [drawing.getBoundingClientRect()] : shapes.map((shape) => shape.getBoundingClientRect());
      const name = drawing.getAttribute("aria-label") ?? drawing.parentElement?.className ?? "";
      tell(drawing.parentElement ?? drawing, `drawing: ${name}`, boxes);
    }
    return [...new Set(found)];
  });
}

/** The smallest side of a target that a thumb hits, in pixels. */
const THUMB = 44;

/** What can be touched and is too small for a thumb, with its size. A link inside a sentence may be as high as its line. */
export async function smallTargets(page: Page): Promise<string[]> {
  await isWhole(page);
  return page.evaluate((least) => {
    const targets = [...document.querySelectorAll<HTMLElement>("button, a[href], input, select, textarea, summary, [role=tab], [role=switch]")];
    const seen = targets.filter((each) => {
      const style = getComputedStyle(each);
      return each.getClientRects().length > 0 && style.visibility !== "hidden" && !each.closest(".visually-hidden, [inert]") && !each.matches(":disabled");
    });
    // A control with a label around it is touched on the label.
    const area = (each: HTMLElement): DOMRect => (each.matches("input") ? (each.closest("label") ?? each) : each).getBoundingClientRect();
    const inSentence = (each: HTMLElement): boolean => each.matches("a") && getComputedStyle(each).display === "inline";
    return seen
      .filter((each) => !inSentence(each))
      .map((each) => ({ each, box: area(each) }))
      .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
      .map(({ each, box }) => `${each.tagName.toLowerCase()} ${each.getAttribute("aria-label") ?? each.textContent?.trim() ?? ""} ${Math.round(box.width)}x${Math.round(box.height)}`);
  }, THUMB);
}

/**
 * For every cell of the Dreamscape the side of the largest square that a finger can really hit, in pixels: cells are cut to
 * the shape of what is drawn, and nearer ones lie over farther ones.
 */
export async function hitOfCells(page: Page): Promise<Record<string, number>> {
  await isWhole(page);
  return page.evaluate(() => {
    const GRAIN = 1;
    const cells = [...document.querySelectorAll<HTMLElement>("button[data-cell]")];
    const sides: Record<string, number> = {};
    for (const cell of cells) {
      cell.scrollIntoView({ block: "center" });
      const box = cell.getBoundingClientRect();
      let above: number[] = [];
      let most = 0;
      for (let y = box.top + GRAIN / 2; y < box.bottom; y += GRAIN) {
        const here: number[] = [];
        for (let x = box.left + GRAIN / 2, column = 0; x < box.right; x += GRAIN, column++) {
          const hit = document.elementFromPoint(x, y) === cell;
          // The largest square that ends here, from those that end beside it.
          here[column] = hit ? 1 + Math.min(above[column] ?? 0, above[column - 1] ?? 0, here[column - 1] ?? 0) : 0;
          most = Math.max(most, here[column] ?? 0);
        }
        above = here;
      }
      sides[cell.dataset["cell"] ?? ""] = most * GRAIN;
    }
    return sides;
  });
}
