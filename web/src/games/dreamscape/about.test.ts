import { expect, test, vi } from "vitest";
import about from "../../../../locales/en/dreamscape/about.ftl?raw";
import { words } from "../../words/words.svelte";
import { GAME } from "./address";
import { kind } from "./kind";
import dreamscape from "./index";

// It is drawn without words.
vi.mock("./Landscape.svelte", () => ({ default: {} }));

test("a list of tables and the home screen need no more words than those that come with the offer", async () => {
  vi.stubGlobal("fetch", async (path: string) => new Response(path === `/api/games/${GAME}/about/en` ? about : ""));
  await words.bring(GAME, "about");
  vi.unstubAllGlobals();
  expect([dreamscape.title(), dreamscape.lead().length > 20]).toEqual(["Dreamscape", true]);
  const told = [["solo=2"], ["nightmare"], [], ["simultaneous"]].flatMap((options) => kind({ game: GAME, options, edition: "pl" }));
  expect(told).toEqual(["Alone, level 2", "PL edition", "With nightmares", "PL edition", "Standard game", "PL edition", "Standard game", "Simultaneous", "PL edition"]);
});
