// A line between a page and its server on which messages can be held back, or get lost with the line, or which dies without a word.

import type { Page, WebSocketRoute } from "@playwright/test";

export class Line {
  #held: { message: string | Buffer; ws: WebSocketRoute }[] | null = null;
  #losing: RegExp | null = null;
  #dropping: RegExp | null = null;
  readonly #open = new Set<WebSocketRoute>();
  readonly #dead = new Set<WebSocketRoute>();
  readonly #heard: { pattern: RegExp; tell: () => void }[] = [];

  /** Puts it between a page and the tables that it will open. */
  static async of(page: Page): Promise<Line> {
    const line = new Line();
    await page.routeWebSocket(/\/api\/tables\/\w+\/live/, (ws) => {
      const server = ws.connectToServer();
      line.#open.add(ws);
      ws.onMessage((message) => {
        if (line.#dead.has(ws)) return;
        if (line.#dropping?.test(String(message))) {
          line.#dropping = null;
          void ws.close({ code: 1001 });
        } else {
          server.send(message);
        }
      });
      server.onMessage((message) => {
        if (!line.#dead.has(ws)) line.#carry(message, ws);
      });
    });
    return line;
  }

  /** From now on nothing of what the server says arrives. */
  hold(): void {
    this.#held = [];
  }

  /** What was held back arrives, in its order. */
  release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const { message, ws } of held) ws.send(message);
  }

  /** On what is open now nothing arrives any more, either way, and neither end is told; what is opened later is well. */
  die(): void {
    for (const ws of this.#open) this.#dead.add(ws);
  }

  /** The line breaks once, with the next message of this kind on it: that one never arrives. */
  breakWith(kind: string): void {
    this.#losing = saying(kind);
  }

  /** The line breaks once, with the next message of this kind that the page sends: the server never hears that one. */
  breakBefore(kind: string): void {
    this.#dropping = saying(kind);
  }

  /** Comes back when the server says something of this kind, whether or not it arrives. */
  said(kind: string): Promise<void> {
    return new Promise((tell) => this.#heard.push({ pattern: saying(kind), tell }));
  }

  #carry(message: string | Buffer, ws: WebSocketRoute): void {
    const text = String(message);
    for (const { pattern, tell } of this.#heard) if (pattern.test(text)) tell();
    if (this.#losing?.test(text)) {
      this.#losing = null;
      void ws.close({ code: 1001 });
    } else if (this.#held) {
      this.#held.push({ message, ws });
    } else {
      ws.send(message);
    }
  }
}

const saying = (kind: string): RegExp => new RegExp(`^\\{"type":"${kind}"`);
