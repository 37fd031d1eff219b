// How things are touched: clicked, tapped, reached with the keyboard, or dragged.

import type { Action as SvelteAction } from "svelte/action";
import { parts, type Thing } from "./choices";
import type { Intent, Touch } from "./intent.svelte";

/** What is dragged, and where the pointer is. */
class Drag {
  thing = $state<Thing | null>(null);
  x = $state(0);
  y = $state(0);
}

export const drag = new Drag();

/** Things that can be taken up and carried elsewhere. */
const CARRIED = new Set(["shard", "drawn", "dreamer", "sleeper", "tree", "cell"]);
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

/** Makes an element a thing of the table. */
export const touchable: SvelteAction<HTMLElement, Touched> = (node, given) => {
  let { thing, intent } = given;
  let onhold = given.onhold;
  let start: { x: number; y: number } | null = null;
  let dragged = false;
  const show = (): void => void (node.dataset["thing"] = thing);
  show();

  function click(event: MouseEvent): void {
    if (dragged) {
      dragged = false;
      return;
    }
    onhold?.();
    void intent.touch(thing, kindOf(event));
  }
  function down(event: PointerEvent): void {
    const can = CARRIED.has(parts(thing)[0]) && (intent.firsts.has(thing) || intent.isChosen(thing));
    if (event.button !== 0 || !can) return;
    start = { x: event.clientX, y: event.clientY };
    dragged = false;
    addEventListener("pointermove", move);
    addEventListener("pointerup", up, { once: true });
    addEventListener("pointercancel", stop, { once: true });
  }
  function move(event: PointerEvent): void {
    if (!start) return;
    if (drag.thing === null) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return;
      dragged = true;
      drag.thing = thing;
      if (!intent.isChosen(thing)) void intent.touch(thing, "drag");
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
    const over = thingAt(event.clientX, event.clientY);
    if (over !== null && over !== was) void intent.touch(over, "drag");
    // The click that follows is not another touch.
    setTimeout(() => (dragged = false));
  }
  function stop(): void {
    if (start) {
      queueMicrotask(() => (drag.thing = null));
      intent.point(null);
    }
    start = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", stop);
  }
  function enter(event: PointerEvent): void {
    if (event.pointerType !== "touch") intent.point(thing);
  }
  const leave = (): void => intent.point(null);
  const focus = (): void => {
    if (node.matches(":focus-visible")) intent.point(thing);
  };

  node.addEventListener("click", click);
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("focus", focus);
  node.addEventListener("blur", leave);
  return {
    update(next) {
      ({ thing, intent } = next);
      onhold = next.onhold;
      show();
    },
    destroy() {
      stop();
    },
  };
};
