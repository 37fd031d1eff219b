// A table as somebody sits at it: whose side is shown, what is asked, who is who.

import { api } from "../net/api";
import { insist } from "../net/insist";
import type { Watched } from "../net/live.svelte";
import type { ChairSeen, Command, Fit, OpenPrompt, PastSeen, PlayerView, Said, Scene, UndoSeen } from "../protocol/wire";
import type { View } from "./view";
import { say, word } from "../words/words.svelte";
import { Content } from "./content.svelte";
import { Flights } from "./flights.svelte";
import { fresh, Intent, telling, type Situation } from "./intent.svelte";
import { Talk } from "./talk.svelte";

/** How many steps are told to somebody who opens the page. */
const RECALLED = 50;
type Steps = { steps: { past: PastSeen }[] };
/** Before anything is known of the game. */
const ENTRY = "c1";

export class Tabletop {
  content = new Content();
  /** An own seat that somebody turned to, where several are theirs. */
  #turnedTo = $state<number | null>(null);
  /** The player whose Dreamscape is large, for those who only watch. */
  #watched = $state<number | null>(null);
  /** The card that is held against the Dreamscape, and where it could be built. */
  held = $state<number | null>(null);
  #heldDrawn = false;
  fits = $state.raw<Fit[]>([]);
  fitAt = $state(0);
  /** What had happened before the page was opened, or while there was no connection. */
  earlier = $state.raw<PastSeen[]>([]);
  /** Whether something that was asked of the table itself waits for its answer. */
  ordering = $state(false);
  readonly talk: Talk;
  flights = new Flights();
  #listeners = new Set<(past: readonly PastSeen[]) => void>();
  readonly intent: Intent;

  /** A table that is `still` is only looked at. */
  constructor(
    readonly live: Watched,
    readonly still = false,
  ) {
    this.intent = new Intent(live, () => this.situation);
    this.talk = new Talk(live);
  }

  scene = $derived.by((): Scene | null => this.live.scene);
  chairs = $derived.by((): ChairSeen[] => this.scene?.chairs ?? this.live.relic?.chairs ?? []);
  own = $derived(this.chairs.filter((chair) => chair.own).map((chair) => chair.seat));
  prompts = $derived.by((): OpenPrompt[] => this.scene?.prompts ?? []);
  /**
   * The own seat that is shown: the one turned to while it is asked, else the first that the game waits for, else the first that is
   * asked, and may only take a request back, else the first.
   */
  seat = $derived.by((): number | null => {
    const goesOn = (seat: number): boolean => this.scene?.waiting.some((each) => each.seat === seat) ?? false;
    const asked = this.prompts.map((prompt) => prompt.seat).sort((one, two) => Number(goesOn(two)) - Number(goesOn(one)));
    const turned = this.#turnedTo;
    if (turned !== null && (asked.includes(turned) || asked.length === 0) && this.own.includes(turned)) return turned;
    return asked[0] ?? this.own[0] ?? null;
  });
  /** Whether the game waits for an own seat. One that waits itself is asked as well: it may take its request back. */
  mine = $derived.by((): boolean => this.scene?.waiting.some(({ seat }) => this.own.includes(seat)) ?? false);
  prompt = $derived.by((): OpenPrompt | null => this.prompts.find((prompt) => prompt.seat === this.seat) ?? null);
  view = $derived.by((): View | null => {
    const views = this.scene?.views ?? this.live.relic?.views ?? [];
    const seen = views.find((each) => each.seat === this.seat) ?? views[0];
    return seen?.view ?? null;
  });
  /** How far the seat that is shown may go back. */
  undo = $derived.by((): UndoSeen | null => this.scene?.undo.find((each) => each.seat === this.seat) ?? null);
  /** The own side of the table. */
  me = $derived.by((): PlayerView | null => this.view?.players.find((player) => player.seat === this.seat) ?? null);
  /** The player whose Dreamscape is large. */
  shown = $derived.by((): PlayerView | null => {
    const seat = this.me?.seat ?? this.#watched ?? this.view?.turn;
    return this.view?.players.find((player) => player.seat === seat) ?? this.view?.players[0] ?? null;
  });
  others = $derived.by((): PlayerView[] => this.view?.players.filter((player) => player.seat !== this.shown?.seat) ?? []);
  situation = $derived.by((): Situation => {
    const { seat, prompt, view } = this;
    const points = view?.phase === "travel" ? view.action_points : 0;
    return { seat, prompt, player: this.me, entry: view?.grid.entry ?? ENTRY, points };
  });
  /** Whether one holds a seat of whoever made the table. */
  isMaker = $derived.by(() => this.own.some((seat) => this.live.contract?.seats[seat - 1] === "maker"));
  hints = $derived.by(() => this.live.contract?.hints ?? false);
  solo = $derived(this.view?.rival !== undefined);
  /** Where the held card is shown on the board. */
  fit = $derived.by((): Fit | null => (this.held === null ? null : (this.fits[this.fitAt] ?? null)));

  /** Everything that is known to have happened, in order. */
  past = $derived.by((): PastSeen[] => {
    const heard = new Set(this.live.past.map(({ seq }) => seq));
    const fetched = this.earlier.filter(({ seq }) => !heard.has(seq));
    return [...fetched, ...this.live.past].sort((one, two) => one.seq - two.seq);
  });

  /** Calls somebody with what has just happened, while the table still shows how it was before, until they no longer listen. */
  listen(listener: (past: readonly PastSeen[]) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Tells those who listen. */
  tell(past: readonly PastSeen[]): void {
    for (const listener of this.#listeners) listener(past);
  }

  /** Fetches the last steps. */
  async recall(): Promise<void> {
    const last = this.scene?.seq ?? 0;
    if (last === 0) return;
    const from = Math.max(1, last - RECALLED + 1);
    const { steps } = await api.get<Steps>(`/api/tables/${this.live.id}/steps?from=${from}&count=${RECALLED}`);
    const known = this.earlier.filter(({ seq }) => seq < from);
    this.earlier = [...known, ...steps.map(({ past }) => past)];
  }

  /** Turns to another own seat, or looks at another player. */
  turnTo(seat: number): void {
    if (this.own.includes(seat)) this.#turnedTo = seat;
    else this.#watched = seat;
    this.intent.drop();
  }

  /** Asks something of the table itself, one thing at a time; when it is not done, or nobody knows, that is told. */
  async order(command: Command): Promise<boolean> {
    if (this.ordering) return false;
    this.ordering = true;
    const outcome = await insist(this.live, command);
    this.ordering = false;
    this.intent.drop();
    this.intent.told = telling(outcome);
    return outcome.kind === "done";
  }

  /** Takes the last own step back, or plays it again; where there is nothing to take back, why is told. */
  async go(way: "undo" | "redo"): Promise<void> {
    const { seat, undo } = this;
    if (seat === null || !undo) return;
    if (way === "undo" && undo.steps === 0) this.intent.told = { kind: "refused", reason: undo.end };
    else await this.order({ do: way, seat, client: fresh() });
  }

  /** What is said to somebody without a seat; who may watch only later than others sees the past. */
  get watching(): string {
    const allowed = this.live.contract?.spectators;
    return allowed?.kind === "delayed" ? word("tabletop-watching-late", { steps: allowed.steps }) : word("tabletop-watching");
  }

  /** How somebody is called. */
  name = (seat: number): string => {
    const chair = this.chairs.find((each) => each.seat === seat);
    if (chair?.holder === "bot") {
      const bots = this.chairs.filter((each) => each.holder === "bot");
      return bots.length > 1 ? word("tabletop-computer-of", { seat }) : word("tabletop-computer");
    }
    if (chair?.name === undefined) return word("tabletop-seat", { seat });
    // Somebody who holds several seats is told apart by their numbers.
    const same = this.chairs.filter((each) => each.name === chair.name).length > 1;
    return same ? `${chair.name} ${seat}` : chair.name;
  };

  /** A message of the server in words, with the names of persons and cards. */
  say = (said: Said): string => say(this.content.named(said), this.name);

  /** Where a rule can be read, or all of them, as the edition of this table has them. */
  ruleLink(rule?: string): string {
    const edition = this.live.contract?.game.edition;
    return `/rules${rule === undefined ? "" : `/${rule}`}${edition === undefined ? "" : `?edition=${encodeURIComponent(edition)}`}`;
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
