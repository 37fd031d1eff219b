// A table of Dreamscape as somebody sits at it: whose side is shown, what is in hand, what is held against it.

import type { Watched } from "../../net/live.svelte";
import type { Fit, PlayerView } from "../../protocol/dreamscape";
import type { GameChoice, Said } from "../../protocol/table";
import type { Point } from "../../screens/new/agreed";
import { Table, type Stress } from "../../screens/table/table.svelte";
import type { Told } from "../../screens/table/told";
import type { View } from "./view";
import { agreed } from "./agreed";
import { Content } from "./content.svelte";
import { Flights } from "./flights.svelte";
import { Intent, type Situation } from "./intent.svelte";
import { voice, word } from "./words";

/** Events that begin something. */
const STRONG = new Set(["event-clock", "event-finale", "event-over", "event-completed"]);
/** Events that are seen on the board and would only fill the log. */
const QUIET = new Set(["event-row-filled", "event-power-ends"]);
/** Before anything is known of the game. */
const ENTRY = "c1";

export class Tabletop extends Table {
  readonly voice = voice;
  content = new Content();
  /** The card that is held against the Dreamscape, and where it could be built. */
  held = $state<number | null>(null);
  #heldDrawn = false;
  fits = $state.raw<Fit[]>([]);
  fitAt = $state(0);
  flights = new Flights();
  readonly intent: Intent;

  constructor(live: Watched, still = false) {
    super(live, still);
    this.intent = new Intent(live, () => this.situation);
  }

  view = $derived.by((): View | null => this.seen?.view ?? null);
  /** The own side of the table. */
  me = $derived.by((): PlayerView | null => this.view?.players.find((player) => player.seat === this.seat) ?? null);
  /** The player whose Dreamscape is large. */
  shown = $derived.by((): PlayerView | null => {
    const seat = this.me?.seat ?? this.watched ?? this.view?.turn;
    return this.view?.players.find((player) => player.seat === seat) ?? this.view?.players[0] ?? null;
  });
  others = $derived.by((): PlayerView[] => this.view?.players.filter((player) => player.seat !== this.shown?.seat) ?? []);
  situation = $derived.by((): Situation => {
    const { seat, prompt, view } = this;
    const points = view?.phase === "travel" ? view.action_points : 0;
    return { seat, prompt, player: this.me, entry: view?.grid.entry ?? ENTRY, points };
  });
  solo = $derived(this.view?.rival !== undefined);
  /** Where the held card is shown on the board. */
  fit = $derived.by((): Fit | null => (this.held === null ? null : (this.fits[this.fitAt] ?? null)));

  get title(): string {
    return word("about-title");
  }

  get told(): Told | null {
    return this.intent.told;
  }

  set told(told: Told | null) {
    this.intent.told = told;
  }

  drop(): void {
    this.intent.drop();
  }

  get side(): number | null {
    return this.shown?.seat ?? null;
  }

  load(pack: string): Promise<void> {
    return this.content.load(pack);
  }

  get lexicon(): string | null {
    return this.content.name;
  }

  stress({ key }: Said): Stress {
    if (QUIET.has(key)) return "none";
    return STRONG.has(key) ? "strong" : "usual";
  }

  protected named(said: Said): Said {
    return this.content.named(said);
  }

  agreed(game: GameChoice): Point[] {
    return agreed(game);
  }

  cardTitle(number: number): string {
    const key = this.content.titleKey(number);
    return key === null ? `#${number}` : word(key);
  }

  /** Holds a card against the Dreamscape, or puts it back. */
  async hold(card: number | null): Promise<void> {
    this.held = card;
    this.#heldDrawn = card !== null && (this.view?.drawn.includes(card) ?? false);
    this.fits = [];
    this.fitAt = 0;
    await this.refit();
  }

  /** Asks again where the held card could be built. */
  async refit(): Promise<void> {
    const card = this.held;
    if (card === null || this.seat === null || !this.hints) return;
    // A card that was only looked at is put down when another one, or none, is kept.
    const there = this.#heldDrawn ? this.view?.drawn : this.me?.open;
    if (!there?.includes(card)) {
      this.held = null;
      return;
    }
    const fits = await this.live.ask<Fit[]>(this.seat, { question: "fit", card });
    if (fits && this.held === card) this.fits = fits;
  }
}

/** Sits down at a table, or looks at one that is `still`. */
export const sit = (live: Watched, still?: boolean): Tabletop => new Tabletop(live, still);
