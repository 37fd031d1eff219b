// What is asked of the server over HTTP: each address takes and gives what the server says of it in `Api`.

import type { Api, Refused } from "../protocol/table";

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

type Method = "GET" | "POST" | "PUT" | "DELETE";
/** The addresses of which something can be asked in this way, with gaps: `/api/tables/{id}`. */
type Pattern<M extends Method> = { [Route in keyof Api]: Route extends `${M} ${infer Path}` ? Path : never }[keyof Api];
type RouteOf<M extends Method, P extends string> = `${M} ${P}` extends keyof Api ? Api[`${M} ${P}`] : never;
type Answer<M extends Method, P extends string> = RouteOf<M, P> extends { answer: infer Given } ? Given : never;
/** The names of the gaps in an address. */
type Gaps<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | Gaps<Rest> : never;
/** What goes along: what fills the gaps, by name, and what the address takes beside. */
type Along<M extends Method, P extends string> = { [Name in Gaps<P>]: string | number } & (RouteOf<M, P> extends { body: infer Body } ? { body: Body } : object) &
  (RouteOf<M, P> extends { query: infer Query } ? { query?: Query } : object);
type Given<M extends Method, P extends string> = object extends Along<M, P> ? [along?: Along<M, P>] : [along: Along<M, P>];
type Asking<M extends Method> = <P extends Pattern<M>>(pattern: P, ...given: Given<M, P>) => Promise<Answer<M, P>>;

/** An address with its gaps filled, and what is asked of it. */
function filled(pattern: string, along: object = {}): string {
  const { query = {}, ...gaps } = along as { query?: object } & Record<string, unknown>;
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(gaps[name])));
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return asked === "" ? path : `${path}?${asked}`;
}

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
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

function asking<M extends Method>(method: M): Asking<M> {
  return async (pattern, ...[along]) => {
    const { body } = (along ?? {}) as { body?: unknown };
    const answer = await ask(method, filled(pattern, along), body);
    const text = await answer.text();
    return text === "" ? null : JSON.parse(text);
  };
}

export const api = {
  get: asking("GET"),
  post: asking("POST"),
  put: asking("PUT"),
  delete: asking("DELETE"),
  /** Where something can be fetched by a link. */
  link: <P extends Pattern<"GET">>(pattern: P, ...[along]: Given<"GET", P>): string => filled(pattern, along),
};
