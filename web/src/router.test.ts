import { beforeAll, expect, test, vi } from "vitest";
import { OLDEST } from "./games";
import type * as Routing from "./router.svelte";

let routing: typeof Routing;

// There is no window here.
beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("addEventListener", () => {});
  routing = await import("./router.svelte");
  vi.unstubAllGlobals();
});

test("the screens of a game have its name before them", () => {
  expect(routing.route(`/${OLDEST}/new`)).toEqual({ screen: "new", game: OLDEST });
  expect(routing.route(`/${OLDEST}/learn/2`)).toEqual({ screen: "learn", game: OLDEST, lesson: 2 });
  expect(routing.route(`/${OLDEST}/rules/D-7.2`)).toEqual({ screen: "rules", game: OLDEST, rule: "D-7.2" });
  for (const path of ["/chess/rules", "/toString/rules", `/${OLDEST}`, `/${OLDEST}/new/x`]) expect(routing.route(path)).toEqual({ screen: "nowhere" });
});

test("addresses from when there was one game lead to that one, and no others do", () => {
  expect(routing.moved("/new")).toBe(`/${OLDEST}/new`);
  expect(routing.moved("/learn/2")).toBe(`/${OLDEST}/learn/2`);
  expect(routing.moved("/rules/D-7.2")).toBe(`/${OLDEST}/rules/D-7.2`);
  for (const path of ["/", "/t/new", "/newer", "/claim/rules", `/${OLDEST}/rules`]) expect(routing.moved(path)).toBeNull();
});
