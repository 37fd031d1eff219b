// Keys with their parameters as text: in the words that all games share, or in those of a game.

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Arg, Said } from "../protocol/table";
import { signed } from "./signed";

/** How a seat is called. */
export type SeatName = (seat: number) => string;

/** What numbers below zero are written with where a minus should stand; not the hyphen of "D-7.2". */
const HYPHEN = /(?<![\p{L}\p{N}])-(?=\d)/gu;

export class Voice {
  readonly #bundleOf: (key: string) => FluentBundle | undefined;

  /** Speaks with the texts that are found for each key. */
  constructor(bundleOf: (key: string) => FluentBundle | undefined) {
    this.#bundleOf = bundleOf;
  }

  /** The text of a key in the language of the moment. */
  word = (key: string, args: Record<string, FluentVariable> = {}): string => this.#text(key, args) ?? key;

  /** A message of the server in the language of the moment. */
  say = (said: Said, seatName: SeatName = String): string => {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(said.args ?? {})) this.#fill(args, name, arg, seatName);
    return this.word(said.key, args);
  };

  #text(key: string, args: Record<string, FluentVariable>): string | undefined {
    const [id, attribute] = key.split(".", 2) as [string, string?];
    const bundle = this.#bundleOf(id);
    const message = bundle?.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) return undefined;
    const faults: Error[] = [];
    const text = bundle?.formatPattern(pattern, args, faults).replace(HYPHEN, "\u2212");
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
      for (const form of Object.keys(this.#bundleOf(key)?.getMessage(key)?.attributes ?? {})) {
        args[`${name}-${form}`] = this.#text(`${key}.${form}`, {}) ?? "";
      }
    }
  }
}
