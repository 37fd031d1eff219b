// How things are touched: clicked, tapped, reached with the keyboard, or dragged.

import type { Action as SvelteAction } from "svelte/action";
import type { Thing } from "./choices";
import type { Intent, Touch } from "./intent.svelte";

/** What is dragged, and where the pointer is. */
class Drag {
  thing = $state<Thing | null>(null);
  x = $state(0);
  y = $state(0);
}

export const drag = new Drag();

/** How far a pointer moves before it drags, in pixels. */
const SLACK = 8;

export type Touched = { thing: Thing; intent: Intent; onhold?: (() => void) | undefined };

/** With what a click was made. */
export const kindOf = (event: MouseEvent): Touch => {
  const pointer = (event as PointerEvent).pointerType;
  if (event.detail === 0 && !pointer) return "key";
  return pointer === "touch" ? "finger" : "mouse";
};

/** The thing under a point of the screen. */
function thingAt(x: number, y: number): Thing | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-thing]");
  return (found?.dataset["thing"] as Thing | undefined) ?? null;
}

/** The click that follows what was carried is no touch. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => event.stopPropagation();
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

/** Lets a thing be carried by its element; what is returned ends that. */
function carrying(node: HTMLElement, given: () => Touched): () => void {
  let start: { x: number; y: number } | null = null;

  function down(event: PointerEvent): void {
    const { thing, intent } = given();
    if (event.button !== 0 || !intent.carries(thing)) return;
    start = { x: event.clientX, y: event.clientY };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up, { once: true });
    addEventListener("pointercancel", stop, { once: true });
  }
  function move(event: PointerEvent): void {
    const { thing, intent } = given();
    if (!start) return;
    if (drag.thing === null) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return;
      drag.thing = thing;
      void intent.take(thing);
    }
    drag.x = event.clientX;
    drag.y = event.clientY;
    const over = thingAt(event.clientX, event.clientY);
    intent.point(over === thing ? null : over);
  }
  function up(event: PointerEvent): void {
    const was = drag.thing;
    stop();
    drag.thing = null;
    if (was === null) return;
    swallowClick();
    const over = thingAt(event.clientX, event.clientY);
    if (over !== null && over !== was) void given().intent.put(over);
  }
  function stop(): void {
    if (start) {
      queueMicrotask(() => (drag.thing = null));
      given().intent.point(null);
    }
    start = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", stop);
  }

  node.addEventListener("pointerdown", down);
  return stop;
}

/** Makes an element a thing of the table. */
export const touchable: SvelteAction<HTMLElement, Touched> = (node, first) => {
  let given = first;
  const show = (): void => void (node.dataset["thing"] = given.thing);
  const point = (thing: Thing | null): void => given.intent.point(thing);
  show();

  function click(event: MouseEvent): void {
    given.onhold?.();
    void given.intent.touch(given.thing, kindOf(event));
  }
  function enter(event: PointerEvent): void {
    if (event.pointerType !== "touch") point(given.thing);
  }
  const leave = (): void => point(null);
  const focus = (): void => {
    if (node.matches(":focus-visible")) point(given.thing);
  };

  node.addEventListener("click", click);
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("focus", focus);
  node.addEventListener("blur", leave);
  const destroy = carrying(node, () => given);
  return {
    update(next) {
      given = next;
      show();
    },
    destroy,
  };
};

/** Makes an element something to carry a thing by; a click means what lies below it. */
export const carriable: SvelteAction<HTMLElement, Touched> = (node, first) => {
  let given = first;
  node.dataset["thing"] = given.thing;
  const destroy = carrying(node, () => given);
  return { update: (next) => void (given = next), destroy };
};
