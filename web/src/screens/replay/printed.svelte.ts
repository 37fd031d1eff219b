// What is printed on cards and places, as far as a replay names it.

import type { DrawnCell } from "../../art/layout";
import { api } from "../../net/api";
import type { Said } from "../../protocol/wire";
import { word, words } from "../../words/words.svelte";

/** What is printed on a card. */
export type CardFace = { number: number; slug: string; level: number; points: number; power: string; cells: DrawnCell[] };
type Pack = { name: string; cards: CardFace[] };

export class Printed {
  powers = $state.raw<string[]>([]);
  #pack = $state.raw<Pack | null>(null);
  #cards = $derived(new Map(this.#pack?.cards.map((card) => [card.number, card]) ?? []));

  /** Fetches it; a replay goes on without names where that fails. */
  async load(pack: string | undefined): Promise<void> {
    const game = await api.get<{ powers: string[]; packs: string[] }>("/api/dreamscape").catch(() => null);
    this.powers = game?.powers ?? [];
    const named = pack ?? game?.packs[0];
    if (named === undefined) return;
    this.#pack = await api.get<Pack>(`/api/dreamscape/packs/${encodeURIComponent(named)}`).catch(() => null);
  }

  /** The face of a card. */
  card(number: number): CardFace | undefined {
    return this.#cards.get(number);
  }

  /** The title of a card. */
  title(card: number): string {
    const key = this.#key(card);
    return key === null ? `#${card}` : word(key);
  }

  /** A message in which cards go by their titles. */
  named(said: Said): Said {
    const args = Object.entries(said.args ?? {}).map(([name, arg]) => {
      const key = typeof arg === "object" && "card" in arg ? this.#key(Number(arg["card"])) : null;
      return [name, key === null ? arg : { term: key }];
    });
    return { key: said.key, args: Object.fromEntries(args) as NonNullable<Said["args"]> };
  }

  #key(card: number): string | null {
    const face = this.#cards.get(card);
    const key = face === undefined ? null : `card-${this.#pack?.name}-${face.slug}`;
    return key !== null && words.has(key) ? key : null;
  }
}
