// The words: the same Fluent files as in the terminal and the server, in one language at a time.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Said } from "../protocol/table";
import { signed } from "./signed";

export const LANGUAGES = { en: "English", it: "Italiano", de: "Deutsch", pl: "Polski" } as const;
export type Language = keyof typeof LANGUAGES;

/** How a seat is called. */
export type SeatName = (seat: number) => string;

const KEPT = "language";

/** What numbers below zero are written with where a minus should stand; not the hyphen of "D-7.2". */
const HYPHEN = /(?<![\p{L}\p{N}])-(?=\d)/gu;

function isLanguage(text: string | null | undefined): text is Language {
  return text != null && text in LANGUAGES;
}

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);

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

  /** Speaks a language if its words can be had; else all stays as it is. */
  async #speak(language: Language): Promise<boolean> {
    const answer = await fetch(`/words/${language}`).catch(() => null);
    if (!answer?.ok) return false;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await answer.text()));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    return true;
  }

  /** The text of a key. */
  word(key: string, args: Record<string, FluentVariable> = {}): string {
    return this.#text(key, args) ?? key;
  }

  /** Whether there is a text of this key. */
  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  /** A message of the server. */
  say(said: Said, seatName: SeatName = String): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(said.args ?? {})) this.#fill(args, name, arg, seatName);
    return this.word(said.key, args);
  }

  #text(key: string, args: Record<string, FluentVariable>): string | undefined {
    const [id, attribute] = key.split(".", 2) as [string, string?];
    const message = this.#bundle?.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) return undefined;
    const faults: Error[] = [];
    const text = this.#bundle?.formatPattern(pattern, args, faults).replace(HYPHEN, "\u2212");
    // Whoever reads or hears it would be told the name of a parameter.
    for (const fault of faults) console.error(`${key}: ${fault.message}`);
    return text;
  }

  /** A parameter in all the forms that texts use: signed numbers, and the cases of a term as `name-case`. */
  #fill(args: Record<string, FluentVariable>, name: string, arg: Arg, seatName: SeatName): void {
    if (typeof arg === "number") {
      args[name] = arg;
      args[`${name}-signed`] = signed(arg);
    } else if (typeof arg === "string") {
      args[name] = arg;
    } else if ("seat" in arg && typeof arg.seat === "number") {
      args[name] = seatName(arg.seat);
    } else {
      const [kind, value] = Object.entries(arg)[0] ?? ["", ""];
      const key = kind === "term" ? String(value) : `${kind}-${value}`;
      args[name] = this.#text(key, {}) ?? `#${value}`;
      for (const form of Object.keys(this.#bundle?.getMessage(key)?.attributes ?? {})) {
        args[`${name}-${form}`] = this.#text(`${key}.${form}`, {}) ?? "";
      }
    }
  }
}

export const words = new Words();

/** The text of a key in the language of the moment. */
export const word = (key: string, args: Record<string, FluentVariable> = {}): string => words.word(key, args);
/** A message of the server in the language of the moment. */
export const say = (said: Said, seatName?: SeatName): string => words.say(said, seatName);
