// What is asked of the server over HTTP.

import type { Refused } from "../protocol/wire";

/** The server said no, or nothing. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: Refused,
  ) {
    super(reason.key);
  }
}

/** A sentence of our own when no server answers. */
const SILENCE: Refused = { key: "page-no-server" };

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const text = typeof body === "string";
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.headers = { "content-type": text ? "text/plain" : "application/json" };
    init.body = text ? body : JSON.stringify(body);
  }
  const answer = await fetch(path, init).catch(() => {
    throw new Refusal(0, SILENCE);
  });
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as { error?: Refused } | null;
  throw new Refusal(answer.status, said?.error ?? SILENCE);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body);
  const text = await answer.text();
  return (text === "" ? null : JSON.parse(text)) as T;
}

export const api = {
  get: <T>(path: string) => json<T>("GET", path),
  post: <T>(path: string, body?: unknown) => json<T>("POST", path, body),
  put: <T>(path: string, body?: unknown) => json<T>("PUT", path, body),
  delete: <T>(path: string) => json<T>("DELETE", path),
  text: async (path: string) => (await ask("GET", path)).text(),
};
