// Ways to look at a page that people have and tests can measure.

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The one rule that needs the colours, and most of the time. */
const COLOURS = "color-contrast";

/** axe finds nothing on the page as it is: in all, in its colours alone, or in all but these. */
export async function isOpenToAll(page: Page, where: string, what: "all" | "colours" | "form" = "all"): Promise<void> {
  const axe = new AxeBuilder({ page });
  if (what === "colours") axe.withRules(COLOURS);
  else if (what === "form") axe.disableRules(COLOURS);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`), where).toEqual([]);
}

/** Nothing sticks out at the side. */
export async function fitsAcross(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBeLessThanOrEqual(0);
}

/** The smallest side of a target that a thumb hits, in pixels. */
const THUMB = 44;

/** What can be touched and is too small for a thumb, with its size. A link inside a sentence may be as high as its line. */
export function smallTargets(page: Page): Promise<string[]> {
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
