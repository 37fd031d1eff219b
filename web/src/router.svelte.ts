// Which screen is shown follows from the address, and from nothing else: every screen can be linked, reloaded and gone back to.

import { tick } from "svelte";
import type { Action } from "svelte/action";
import { isGame, OLDEST } from "./games";

export type Route =
  | { screen: "home" }
  | { screen: "new"; game: string }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string; step: number | null }
  | { screen: "learn"; game: string; lesson: number | null }
  | { screen: "rules"; game: string; rule: string | null }
  | { screen: "claim"; token: string }
  | { screen: "gallery"; game: string }
  | { screen: "nowhere" };

/** The screen of an address. */
export function route(path: string): Route {
  const parts = path.split("/").filter((part) => part !== "").map(decoded);
  const [first, second, third, fourth] = parts;
  if (first === undefined) return { screen: "home" };
  if (first === "t" && second !== undefined) {
    if (third === undefined) return { screen: "table", id: second };
    if (third === "replay") return { screen: "replay", id: second, step: whole(fourth) };
  }
  if (first === "claim" && second !== undefined) return { screen: "claim", token: second };
  if (isGame(first)) return ofGame(first, second, third);
  return { screen: "nowhere" };
}

/** The screen of a game. */
function ofGame(game: string, screen: string | undefined, what: string | undefined): Route {
  if (screen === "new" && what === undefined) return { screen, game };
  if (screen === "learn") return { screen, game, lesson: whole(what) };
  if (screen === "rules") return { screen, game, rule: what ?? null };
  if (screen === "gallery") return { screen, game };
  return { screen: "nowhere" };
}

/** Where an address leads that is from the time when there was one game and no address named it. */
export function moved(path: string): string | null {
  return /^\/+(new|learn|rules|gallery)(\/|$)/.test(path) ? `/${OLDEST}${path}` : null;
}

/** The screen of the address in the window, in whose place one stands that it leads to. */
function arrived(): Route {
  const to = moved(location.pathname);
  if (to !== null) history.replaceState(history.state, "", to + location.search + location.hash);
  return route(location.pathname);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function whole(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

class Router {
  current = $state.raw<Route>(arrived());
  /** Whether somebody has gone anywhere since the page was loaded. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => this.#show());
  }

  #show(): void {
    this.moved = true;
    this.current = arrived();
  }

  /** Goes to another screen. */
  go(path: string, how: { replace?: boolean } = {}): void {
    if (how.replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#show();
    if (!how.replace) scrollTo(0, 0);
  }

  /** Makes links of the program change the screen without loading the page again. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };
}

export const router = new Router();

/** The main part of a screen: whoever came from another one, whose focus is gone with it, begins at its title and hears it. */
export const arrival: Action<HTMLElement> = (main) => {
  if (router.moved) void tick().then(() => begin(main));
};

function begin(main: HTMLElement): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const title = main.querySelector<HTMLElement>("h1");
  if (title) title.tabIndex = -1;
  (title ?? main).focus({ preventScroll: true });
}
