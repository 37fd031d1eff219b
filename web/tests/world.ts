// What every test in a browser has: a server of its own, people who visit it, and an eye on every error on their pages.

import { type BrowserContext, type BrowserContextOptions, type Page, test as base, expect } from "@playwright/test";
import { Server } from "./server";

/** A refusal of the server, which a browser writes down too; what the client makes of it is for the tests to see. */
const REFUSAL = /Failed to load resource: .* status of 4\d\d .*\/api\//;

/** Errors on pages. Any that a test did not announce fails it. */
export class Troubles {
  readonly #expected: RegExp[] = [REFUSAL];
  readonly #met: string[] = [];

  /** Says that this error is meant to happen. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Hears all that goes wrong on the pages of a context. */
  watch(context: BrowserContext): void {
    context.on("weberror", (error) => this.#hear(String(error.error())));
    context.on("console", (message) => {
      if (message.type() === "error") this.#hear(`${message.text()} (${message.location().url})`);
    });
  }

  #hear(text: string): void {
    if (!this.#expected.some((pattern) => pattern.test(text))) this.#met.push(text);
  }

  get met(): readonly string[] {
    return this.#met;
  }
}

/** What a browser says by itself while there is no server. */
export const NO_SERVER = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|WebSocket connection|Failed to fetch/;

type World = {
  /** The server. */
  server: Server;
  troubles: Troubles;
  /** Lets another person come, with a browser of their own. */
  visit: (options?: BrowserContextOptions) => Promise<Page>;
};

export const test = base.extend<World>({
  server: async ({}, use) => {
    const server = await Server.start();
    await use(server);
    await server.remove();
  },
  baseURL: async ({ server }, use) => use(server.url),
  troubles: async ({}, use) => {
    const troubles = new Troubles();
    await use(troubles);
    expect(troubles.met, "errors on the pages").toEqual([]);
  },
  context: async ({ context, troubles }, use) => {
    troubles.watch(context);
    await use(context);
  },
  visit: async ({ browser, server, troubles }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: server.url, locale: "en-GB", ...options });
      contexts.push(context);
      troubles.watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
