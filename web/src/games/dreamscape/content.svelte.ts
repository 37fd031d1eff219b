// What is printed on cards and tiles, as the server tells it.

import { api } from "../../net/api";
import { answered } from "../../net/reached";
import type { CardFace, CardPack, DreamscapeContent, PurposeTile } from "../../protocol/dreamscape";
import type { Said } from "../../protocol/table";
import { GAME } from "./address";

/** What of it a table shows. */
type Printed = Pick<DreamscapeContent, "links" | "powers" | "action_points" | "purposes">;

const NOTHING: Printed = { links: [], powers: [], action_points: 0, purposes: [] };

export class Content {
  printed = $state.raw<Printed>(NOTHING);
  #pack = $state.raw<CardPack | null>(null);
  #cards = $derived(new Map((this.#pack?.cards ?? []).map((card) => [card.number, card])));
  #purposes = $derived(new Map(this.printed.purposes.map((tile) => [tile.number, tile])));

  /** Fetches what is printed, as soon as it can be had; the pack is named as in a contract: `nocturne-1`. */
  async load(pack: string): Promise<void> {
    const [printed, cards] = await Promise.all([
      answered(() => api.get("/api/games/{game}", { game: GAME })),
      answered(() => api.get("/api/games/{game}/packs/{pack}", { game: GAME, pack })),
    ]);
    this.printed = printed;
    this.#pack = cards;
  }

  /** The name of the pack, once its cards are known. */
  get name(): string | null {
    return this.#pack?.name ?? null;
  }

  card(number: number): CardFace | undefined {
    return this.#cards.get(number);
  }

  purpose(tile: number): PurposeTile | undefined {
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
