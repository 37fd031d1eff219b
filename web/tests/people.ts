// People who are already somewhere when a test begins: through the server's own doors, without clicking there.

import type { Page } from "@playwright/test";

/** A contract with what a test cares about. */
export type Contract = {
  game: { game: string; options?: string[]; edition?: string };
  seats: string[];
  listing?: string;
  clock?: object;
  undo?: string;
  spectators?: object;
  hints?: boolean;
  absence?: object;
};

/** Gives the visitor a name. */
export async function named(page: Page, name: string): Promise<void> {
  const answer = await page.request.post("/api/me", { data: { name } });
  if (!answer.ok()) throw new Error(await answer.text());
  // A browser remembers that there is somebody; this one was not there when the name was given.
  await page.addInitScript(() => localStorage.setItem("somebody", "yes"));
}

/** Makes a table and tells its name in links. */
export async function madeTable(page: Page, contract: Contract): Promise<string> {
  const answer = await page.request.post("/api/tables", { data: contract });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as { id: string }).id;
}

/** Plays the first action that is allowed for seats of this person, some times over, on a socket of its own. */
export async function playOn(page: Page, table: string, times: number): Promise<number> {
  return page.evaluate(
    ({ table, times }) =>
      new Promise<number>((done) => {
        const url = `${location.origin.replace(/^http/, "ws")}/api/tables/${table}/live`;
        const native = (window as unknown as { plainSocket?: typeof WebSocket }).plainSocket ?? WebSocket;
        const socket = new native(url);
        let played = 0;
        const end = () => {
          socket.close();
          done(played);
        };
        socket.onmessage = (event) => {
          const message = JSON.parse(String(event.data));
          const prompt = message.table_view?.prompts?.find((open: { actions: string[] }) => open.actions.length > 0);
          // Only answers have the number of what they answer.
          if (message.table_view?.end || message.id >= times) return end();
          if (!prompt || played >= times) return;
          played += 1;
          const action = prompt.actions[(played * 7) % prompt.actions.length];
          const command = { do: "play", seat: prompt.seat, expected: prompt.number, action, client: crypto.randomUUID() };
          // A breath in between, so that every step is drawn by itself.
          setTimeout(() => socket.send(JSON.stringify({ type: "do", id: played, command })), 60);
        };
      }),
    { table, times },
  );
}
