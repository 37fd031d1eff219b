// What is printed on cards and tiles, as the server tells it.

import { api } from "../net/api";
import type { Said } from "../protocol/wire";

/** A cell of a card's pattern; column and row from 0, row 0 is the nearest. */
export type PatternCell = { column: number; row: number; stack: string; tree: boolean; dreamer: boolean };
export type CardFace = {
  number: number;
  slug: string;
  level: number;
  points: number;
  power: string;
  columns: number;
  rows: number;
  cells: PatternCell[];
};
export type PurposeFace = {
  number: number;
  kind: string;
  value: number | null;
  steps: [number, number][];
  coloured: boolean;
};
type Printed = { links: string[]; powers: string[]; action_points: number; purposes: PurposeFace[] };
type Pack = { name: string; version: number; cards: CardFace[] };

const NOTHING: Printed = { links: [], powers: [], action_points: 0, purposes: [] };

export class Content {
  printed = $state.raw<Printed>(NOTHING);
  #pack = $state.raw<Pack | null>(null);
  #cards = $derived(new Map((this.#pack?.cards ?? []).map((card) => [card.number, card])));
  #purposes = $derived(new Map(this.printed.purposes.map((tile) => [tile.number, tile])));

  /** Fetches what is printed; the pack is named as in a contract: `nocturne-1`. */
  async load(pack: string): Promise<void> {
    const [printed, cards] = await Promise.all([
      api.get<Printed>("/api/dreamscape"),
      api.get<Pack>(`/api/dreamscape/packs/${encodeURIComponent(pack)}`),
    ]);
    this.printed = printed;
    this.#pack = cards;
  }

  card(number: number): CardFace | undefined {
    return this.#cards.get(number);
  }

  purpose(tile: number): PurposeFace | undefined {
    return this.#purposes.get(tile);
  }

  /** The key of a card's title. */
  titleKey(number: number): string | null {
    const card = this.card(number);
    return card && this.#pack ? `card-${this.#pack.name}-${card.slug}` : null;
  }

  /** A message in which cards go by the keys of their titles. */
  named(said: Said): Said {
    const args = Object.entries(said.args ?? {}).map(([name, arg]) => {
      const number = typeof arg === "object" && "card" in arg ? Number(arg["card"]) : null;
      const key = number === null ? null : this.titleKey(number);
      return [name, key === null ? arg : { term: key }];
    });
    return { key: said.key, args: Object.fromEntries(args) as NonNullable<Said["args"]> };
  }
}
