// The words: the same Fluent files as in the terminal and the server, in one language at a time. What is said whatever is played comes
// first; the words of a game come when they are needed.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { api } from "../net/api";
import { Voice } from "./voice";

export const LANGUAGES = { en: "English", it: "Italiano", de: "Deutsch", pl: "Polski" } as const;
export type Language = keyof typeof LANGUAGES;

/** What of a game's words is there: those with which it is offered, or all of them. */
export type Extent = "about" | "all";

const KEPT = "language";
/** Under this name are the words that are said whatever is played. */
const SHARED = "";

function isLanguage(text: string | null | undefined): text is Language {
  return text != null && text in LANGUAGES;
}

function address(game: string, extent: Extent, lang: Language): string {
  if (game === SHARED) return api.link("/api/words/{lang}", { lang });
  return extent === "all" ? api.link("/api/games/{game}/words/{lang}", { game, lang }) : api.link("/api/games/{game}/about/{lang}", { game, lang });
}

async function fetched(game: string, extent: Extent, language: Language): Promise<FluentBundle> {
  const answer = await fetch(address(game, extent, language));
  if (!answer.ok) throw new Error(`no words of "${game}" in ${language}`);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  return bundle;
}

class Words {
  language = $state<Language>("en");
  /** The texts by the game whose they are. */
  #bundles = $state.raw<Readonly<Record<string, FluentBundle>>>({});
  /** What is there of each game; another language must bring as much. */
  #extents: Readonly<Record<string, Extent>> = { [SHARED]: "all" };

  /** Speaks the language that was chosen before, or the first of the browser's that there is. */
  async begin(): Promise<boolean> {
    const wanted = [localStorage.getItem(KEPT), ...navigator.languages.map((tag) => tag.slice(0, 2))];
    return this.#speak(wanted.find(isLanguage) ?? "en");
  }

  /** Speaks another language from now on. */
  async choose(language: Language): Promise<boolean> {
    localStorage.setItem(KEPT, language);
    return this.#speak(language);
  }

  /** Speaks a language if all words that are there can be had in it; else all stays as it is. */
  async #speak(language: Language): Promise<boolean> {
    const extents = this.#extents;
    const fetching = Object.entries(extents).map(async ([game, extent]) => [game, await fetched(game, extent, language)] as const);
    const bundles = await Promise.all(fetching).catch(() => null);
    if (bundles === null) return false;
    // Words of a game came meanwhile, in the language of before.
    if (extents !== this.#extents) return this.#speak(language);
    this.#bundles = Object.fromEntries(bundles);
    this.language = language;
    document.documentElement.lang = language;
    return true;
  }

  /** Sees to it that the words of a game are there; fails when they cannot be had. */
  async bring(game: string, extent: Extent): Promise<void> {
    const has = this.#extents[game];
    if (has === "all" || has === extent) return;
    const language = this.language;
    const bundle = await fetched(game, extent, language);
    // Another language was chosen meanwhile, or all of them came first.
    if (language !== this.language || this.#extents[game] === "all") return this.bring(game, extent);
    this.#bundles = { ...this.#bundles, [game]: bundle };
    this.#extents = { ...this.#extents, [game]: extent };
  }

  /** The words in which one speaks of a game: its own and those that all games share. */
  of(game: string): Voice {
    return new Voice((key) => [game, SHARED].map((each) => this.#bundles[each]).find((bundle) => bundle?.hasMessage(key)));
  }

  /** The words that are said whatever is played. */
  readonly shared = this.of(SHARED);
}

export const words = new Words();

/** The text of a key, or a message of the server, in the language of the moment. */
export const { word, say } = words.shared;
