import { afterEach, expect, test, vi } from "vitest";
import { api } from "./api";

/** A server that answers everything with this, and what it was asked. */
function server(answer: string) {
  const asked: { path: string; method: string | undefined; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push({ path, method: init.method, body: init.body });
    return new Response(answer);
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test("the gaps of an address are filled, and what is asked of it comes behind", async () => {
  const asked = server("{}");
  await api.get("/api/tables/{id}/steps", { id: "a/b", query: { from: 1, count: 50 } });
  await api.get("/api/me");
  await api.post("/api/join", { body: { code: "ABCDEF" } });
  expect(asked).toEqual([
    { path: "/api/tables/a%2Fb/steps?from=1&count=50", method: "GET", body: undefined },
    { path: "/api/me", method: "GET", body: undefined },
    { path: "/api/join", method: "POST", body: '{"code":"ABCDEF"}' },
  ]);
});

test("what the server does not know is not asked, and what it needs is given", async () => {
  server("");
  // @ts-expect-error there is no such address
  await api.get("/api/nothing");
  // @ts-expect-error it is only told, not taken
  await api.put("/api/tables");
  // @ts-expect-error which table?
  await api.get("/api/tables/{id}", {});
  // @ts-expect-error a code is a text
  await api.post("/api/join", { body: { code: 1 } });
  // @ts-expect-error the answer has a name and no title
  expect(await api.get("/api/me").then((me) => me?.title)).toBeUndefined();
});
