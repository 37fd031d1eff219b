// How quick the client is on this machine: `cargo xtask bench web`. Medians of 20.

import { writeFileSync } from "node:fs";
import { madeTable, named, playOn } from "./people";
import { expect, test } from "./world";

const TIMES = 20;

/** What is measured in milliseconds, by name. */
const results: Record<string, number> = {};

function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

test("from asking for the page to the first thing that can be pressed", async ({ visit }) => {
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    const page = await visit();
    await page.addInitScript(() => {
      const looking = new MutationObserver(() => {
        if (!document.querySelector("main button, main a[href]")) return;
        looking.disconnect();
        requestAnimationFrame(() => ((window as unknown as { ready: number }).ready = performance.now()));
      });
      looking.observe(document, { childList: true, subtree: true });
    });
    await page.goto("/");
    const ready = await page.waitForFunction(() => (window as unknown as { ready?: number }).ready ?? 0);
    times.push(await ready.jsonValue());
    await page.context().close();
  }
  results["time to interactive"] = median(times);
});

test("from the message of a move to the frame that shows it", async ({ page }) => {
  await page.addInitScript(() => {
    const kept = window as unknown as { plainSocket: typeof WebSocket; frames: number[] };
    kept.plainSocket = WebSocket;
    kept.frames = [];
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        // First in line, so the clock starts before the client hears of it.
        this.addEventListener("message", (event) => {
          if (!String(event.data).startsWith('{"type":"update"')) return;
          const heard = performance.now();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => kept.frames.push(performance.now() - heard);
            port2.postMessage(null);
          });
        });
      }
    };
  });
  await page.goto("/");
  await named(page, "Ada");
  const table = await madeTable(page, { game: { game: "dreamscape" }, seats: ["maker", "maker"] });
  await page.goto(`/t/${table}`, { waitUntil: "networkidle" });
  await playOn(page, table, TIMES);
  const drawn = () => page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  await expect.poll(async () => (await drawn()).length).toBeGreaterThanOrEqual(TIMES);
  const frames = await drawn();
  results["from a move's message to the drawn frame"] = median(frames.slice(0, TIMES));
});

test.afterAll(() => {
  const file = process.env["ONEIROS_BENCH"];
  if (file) writeFileSync(file, JSON.stringify(results));
  else console.log(results);
});
