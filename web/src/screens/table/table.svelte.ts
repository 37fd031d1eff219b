// A table as somebody sits at it, whatever is played there: which seats are theirs, what is asked, who is who. Each game adds how it is
// seen and acted on.

import { OLDEST } from "../../games";
import { api } from "../../net/api";
import { insist } from "../../net/insist";
import type { Watched } from "../../net/live.svelte";
import type { ChairSeen, Command, GameChoice, OpenPrompt, PastSeen, Said, UndoSeen } from "../../protocol/table";
import type { Seen, TableView } from "../../net/tableView";
import type { Voice } from "../../words/voice";
import { word } from "../../words/words.svelte";
import type { Point } from "../new/agreed";
import { Talk } from "./talk.svelte";
import { fresh, telling, type Told } from "./told";

/** How many steps are told to somebody who opens the page. */
const RECALLED = 50;
/** How an event is told in the log: what begins something strongly, and what is seen anyway and would only fill it not at all. */
export type Stress = "strong" | "usual" | "none";

export abstract class Table {
  /** An own seat that somebody turned to, where several are theirs. */
  #turnedTo = $state<number | null>(null);
  /** The seat whose side somebody looks at who only watches. */
  protected watched = $state<number | null>(null);
  /** What had happened before the page was opened, or while there was no connection. */
  earlier = $state.raw<PastSeen[]>([]);
  /** Whether something that was asked of the table itself waits for its answer. */
  ordering = $state(false);
  readonly talk: Talk;
  #listeners = new Set<(past: readonly PastSeen[]) => void>();

  /** A table that is `still` is only looked at. */
  constructor(
    readonly live: Watched,
    readonly still = false,
  ) {
    this.talk = new Talk(live);
  }

  /** The words of the game, over those that all games share. */
  abstract readonly voice: Voice;

  /** How the game is called. */
  abstract get title(): string;

  /** What is said to whoever acts, as long as the question is the one it was said about. */
  abstract get told(): Told | null;
  abstract set told(told: Told | null);

  /** Forgets what was chosen and said. */
  abstract drop(): void;

  /** The seat whose side of the table is large. */
  abstract get side(): number | null;

  /** Fetches what the game needs to show what is played with; the pack is named as in a contract. */
  abstract load(pack: string): Promise<void>;

  /** What events are told with beside the language and the names of persons: where this is another, they are told anew. */
  abstract get lexicon(): string | null;

  /** How an event is told in the log. */
  abstract stress(event: Said): Stress;

  /** A message of the server in which the things of the game go by the keys of their names. */
  protected abstract named(said: Said): Said;

  /** What holds for the game that was chosen, point by point. */
  abstract agreed(game: GameChoice): Point[];

  tableView = $derived.by((): TableView | null => this.live.tableView);
  chairs = $derived.by((): ChairSeen[] => this.tableView?.chairs ?? this.live.broken?.chairs ?? []);
  own = $derived(this.chairs.filter((chair) => chair.own).map((chair) => chair.seat));
  prompts = $derived.by((): OpenPrompt[] => this.tableView?.prompts ?? []);
  /**
   * The own seat that is shown: the one turned to while it is asked, else the first that the game waits for, else the first that is
   * asked, and may only take a request back, else the first.
   */
  seat = $derived.by((): number | null => {
    const goesOn = (seat: number): boolean => this.tableView?.waiting.some((each) => each.seat === seat) ?? false;
    const asked = this.prompts.map((prompt) => prompt.seat).sort((one, two) => Number(goesOn(two)) - Number(goesOn(one)));
    const turned = this.#turnedTo;
    if (turned !== null && (asked.includes(turned) || asked.length === 0) && this.own.includes(turned)) return turned;
    return asked[0] ?? this.own[0] ?? null;
  });
  /** Whether the game waits for an own seat. One that waits itself is asked as well: it may take its request back. */
  mine = $derived.by((): boolean => this.tableView?.waiting.some(({ seat }) => this.own.includes(seat)) ?? false);
  prompt = $derived.by((): OpenPrompt | null => this.prompts.find((prompt) => prompt.seat === this.seat) ?? null);
  /** What is seen of the game from the seat that is shown; nothing before it has begun. */
  seen = $derived.by((): Seen | null => {
    const views = this.tableView?.views ?? this.live.broken?.views ?? [];
    return views.find((each) => each.seat === this.seat) ?? views[0] ?? null;
  });
  /** How far the seat that is shown may go back. */
  undo = $derived.by((): UndoSeen | null => this.tableView?.undo.find((each) => each.seat === this.seat) ?? null);
  /** Whether one holds a seat of whoever made the table. */
  isMaker = $derived.by(() => this.own.some((seat) => this.live.contract?.seats[seat - 1] === "maker"));
  hints = $derived.by(() => this.live.contract?.hints ?? false);

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
    const last = this.tableView?.seq ?? 0;
    if (last === 0) return;
    const from = Math.max(1, last - RECALLED + 1);
    const { steps } = await api.get("/api/tables/{id}/steps", { id: this.live.id, query: { from, count: RECALLED } });
    const known = this.earlier.filter(({ seq }) => seq < from);
    this.earlier = [...known, ...steps.map(({ past }) => past)];
  }

  /** Turns to another own seat, or looks at another player. */
  turnTo(seat: number): void {
    if (this.own.includes(seat)) this.#turnedTo = seat;
    else this.watched = seat;
    this.drop();
  }

  /** Asks something of the table itself, one thing at a time; when it is not done, or nobody knows, that is told. */
  async order(command: Command): Promise<boolean> {
    if (this.ordering) return false;
    this.ordering = true;
    const outcome = await insist(this.live, command);
    this.ordering = false;
    this.drop();
    this.told = telling(outcome);
    return outcome.kind === "done";
  }

  /** Takes the last own step back, or plays it again; where there is nothing to take back, why is told. */
  async go(way: "undo" | "redo"): Promise<void> {
    const { seat, undo } = this;
    if (seat === null || !undo) return;
    if (way === "undo" && undo.steps === 0) this.told = { kind: "refused", reason: undo.end };
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

  /** A message of the server in words, with the names of persons and of the things of the game. */
  say = (said: Said): string => this.voice.say(this.named(said), this.name);

  /** Where a rule can be read, or all of them, as the edition of this table has them. */
  ruleLink(rule?: string): string {
    const { game = OLDEST, edition } = this.live.contract?.game ?? {};
    return `/${game}/rules${rule === undefined ? "" : `/${rule}`}${edition === undefined ? "" : `?edition=${encodeURIComponent(edition)}`}`;
  }
}
