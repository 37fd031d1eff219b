import { afterEach, expect, test, vi } from "vitest";
import { reached } from "./reached";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("waiting for a server leaves nobody behind who waits for a network", async () => {
  vi.useFakeTimers();
  const waiting = new Set<unknown>();
  vi.stubGlobal("addEventListener", (_: string, listener: unknown) => waiting.add(listener));
  vi.stubGlobal("removeEventListener", (_: string, listener: unknown) => waiting.delete(listener));
  let looks = 0;
  vi.stubGlobal("fetch", async () => ({ ok: ++looks > 3 }));
  const back = reached();
  await vi.advanceTimersByTimeAsync(20_000);
  await back;
  expect(looks).toBe(4);
  expect(waiting.size).toBe(0);
});
