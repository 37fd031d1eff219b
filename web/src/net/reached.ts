// Waiting for a server that is away.

import { Refusal } from "./api";

/** Pauses before each look, in milliseconds. */
const PAUSES = [500, 1000, 2000, 4000];
/** What is said of a request that no server heard: by the browser, or by what stands before a server that is away. */
const SILENT = new Set([0, 502, 503, 504]);

/** Comes back when the server answers again. */
export async function reached(): Promise<void> {
  let tries = 0;
  do await pause(PAUSES[Math.min(tries++, PAUSES.length - 1)]);
  while (!(await answers()));
}

/** Asks until there is an answer; a refusal is one too. While nobody answers, that is told. */
export async function answered<T>(ask: () => Promise<T>, away: () => void = () => {}): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || !SILENT.has(refusal.status)) throw refusal;
      away();
      await reached();
    }
  }
}

/** A while, or until the browser thinks that it has a network again. */
function pause(length: number | undefined): Promise<void> {
  return new Promise((go) => {
    const over = (): void => {
      clearTimeout(timer);
      removeEventListener("online", over);
      go();
    };
    const timer = setTimeout(over, length);
    addEventListener("online", over);
  });
}

async function answers(): Promise<boolean> {
  return fetch("/healthz", { cache: "no-store" }).then(
    (answer) => answer.ok,
    () => false,
  );
}
