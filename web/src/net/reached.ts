// Waiting for a server that is away.

/** Pauses before each look, in milliseconds. */
const PAUSES = [500, 1000, 2000, 4000];

/** Comes back when the server answers again. */
export async function reached(): Promise<void> {
  let tries = 0;
  do await pause(PAUSES[Math.min(tries++, PAUSES.length - 1)]);
  while (!(await answers()));
}

/** A while, or until the browser thinks that it has a network again. */
function pause(length: number | undefined): Promise<void> {
  return new Promise((go) => {
    const timer = setTimeout(go, length);
    addEventListener("online", () => (clearTimeout(timer), go()), { once: true });
  });
}

async function answers(): Promise<boolean> {
  return fetch("/healthz", { cache: "no-store" }).then(
    (answer) => answer.ok,
    () => false,
  );
}
