// One stop of the Tab key for a whole board; inside it the arrows go to the nearest thing in their direction.

import type { Action } from "svelte/action";

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const STOP = "button, a[href]";
const all = (board: HTMLElement): HTMLElement[] => [...board.querySelectorAll<HTMLElement>(STOP)];
/** Only what is seen; asking that makes the browser lay everything out, so it is asked for a key alone. */
const seen = (board: HTMLElement): HTMLElement[] => all(board).filter((each) => each.offsetParent !== null);

/** Whether stops came or went, and not only something drawn. */
const changes = ({ addedNodes, removedNodes }: MutationRecord): boolean =>
  [...addedNodes, ...removedNodes].some((node) => node instanceof HTMLElement && (node.matches(STOP) || node.querySelector(STOP) !== null));

const middle = (element: HTMLElement): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The nearest stop in a direction; what lies aside counts double. */
function nearest(from: HTMLElement, among: HTMLElement[], [dx, dy]: readonly [number, number]): HTMLElement | null {
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const each of among) {
    if (each === from) continue;
    const [ex, ey] = middle(each);
    const ahead = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (ahead <= 1 || aside > ahead * 2) continue;
    const far = ahead + aside * 2;
    if (far < least) [best, least] = [each, far];
  }
  return best;
}

/** Makes a board one stop of the Tab key. */
export const roving: Action<HTMLElement> = (board) => {
  function settle(on?: HTMLElement): void {
    const stops = all(board);
    const here = on ?? stops.find((each) => each.tabIndex === 0 && each.dataset["roving"]) ?? stops.find((each) => each.dataset["lit"]) ?? stops[0];
    for (const each of stops) {
      const index = each === here ? 0 : -1;
      if (each.getAttribute("tabindex") !== String(index)) each.tabIndex = index;
      if (each === here) each.dataset["roving"] = "here";
      else if (each.dataset["roving"]) delete each.dataset["roving"];
    }
  }
  function keys(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const from = event.target as HTMLElement;
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = seen(board);
    if (!stops.includes(from)) return;
    event.preventDefault();
    nearest(from, stops, way)?.focus();
  }
  const focused = (event: FocusEvent): void => {
    if (event.target instanceof HTMLElement && event.target.matches(STOP)) settle(event.target);
  };
  const watch = new MutationObserver((records) => {
    if (records.some(changes)) settle();
  });
  settle();
  watch.observe(board, { childList: true, subtree: true });
  board.addEventListener("keydown", keys);
  board.addEventListener("focusin", focused);
  return {
    destroy() {
      watch.disconnect();
    },
  };
};
