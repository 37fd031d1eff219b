// What somebody is about to do: nothing chosen, a thing chosen, or an action that only waits for a yes.

import type { Outcome } from "../net/live.svelte";
import type { Command, OpenPrompt, PlayerView, PreviewAnswer, Question, Reached, Refused, WhyAnswer } from "../protocol/wire";
import { choicesOf, ground, lit, meant, onlyThing, open, settled, type Choice, type Ground, type Thing } from "./choices";
import type { Cell } from "./notation";

/** The table as far as one can act on it. */
export interface Actable {
  readonly line: string;
  do(command: Command): Promise<Outcome>;
  ask<T>(seat: number, question: Question): Promise<T | null>;
}

/** Where one stands: the seat one acts for, what it is asked, and its side of the table. */
export type Situation = { seat: number | null; prompt: OpenPrompt | null; player: PlayerView | null; entry: Cell; points: number };

/** With what something was touched. A finger cannot point without touching, so it is asked once more. */
export type Touch = "mouse" | "finger" | "key" | "drag";

/** A sentence for whoever acts. */
export type Told = { kind: "refused"; reason: Refused } | { kind: "hint"; key: string };

const NONE: readonly Choice[] = [];
/** Actions whose effect is worth a look before a finger does them. */
const SHOWN = new Set(["place", "step", "plant", "golem", "take", "exchange"]);
/** How long to wait for the table to answer or come back, in milliseconds. */
const PATIENCE = 30_000;
const SOON = 16;

export class Intent {
  told = $state.raw<Told | null>(null);
  busy = $state(false);
  pointed = $state.raw<Thing | null>(null);
  reach = $state.raw<Reached[]>([]);
  preview = $state.raw<{ text: string; answer: PreviewAnswer } | null>(null);
  #picked = $state.raw<{ number: number; things: Thing[]; sure: boolean }>({ number: -1, things: [], sure: false });
  #previews = new Map<string, PreviewAnswer>();
  #previewsOf = -1;

  constructor(
    readonly live: Actable,
    readonly at: () => Situation,
  ) {}

  ground = $derived.by((): Ground => {
    const { player, entry } = this.at();
    return player ? ground(player, entry) : { sleeper: 0, dreamer: null, entry };
  });
  choices = $derived.by((): readonly Choice[] => {
    const { prompt } = this.at();
    return prompt ? choicesOf(prompt.actions, this.ground) : NONE;
  });
  /** What has been touched so far; where there is nothing to choose from, the thing is chosen already. */
  chosen = $derived.by((): Thing[] => {
    const number = this.at().prompt?.number;
    if (number !== undefined && this.#picked.number === number && this.#picked.things.length > 0) return this.#picked.things;
    const only = onlyThing(this.choices);
    return only ? [only] : [];
  });
  lit = $derived.by(() => (this.busy ? new Set<Thing>() : lit(this.choices, this.#stem)));
  /** What is lit while nothing is chosen: another thing can always be taken instead. */
  firsts = $derived.by(() => (this.busy ? new Set<Thing>() : lit(this.choices, [])));
  /** Actions that what was touched can mean, when it is more than one. */
  menu = $derived.by((): Choice[] => {
    const found = settled(this.choices, this.chosen);
    return found.length > 1 ? found : [];
  });
  /** The action that waits for a yes. */
  awaiting = $derived.by((): Choice | null => {
    const found = settled(this.choices, this.chosen);
    return this.#picked.sure && found.length === 1 ? (found[0] ?? null) : null;
  });
  /** The action that the thing pointed at would bring. */
  candidate = $derived.by((): Choice | null => {
    if (this.awaiting) return this.awaiting;
    if (this.pointed === null) return null;
    const found = settled(this.choices, [...this.#stem, this.pointed]);
    return found.length === 1 ? (found[0] ?? null) : null;
  });

  /** What was chosen before the last touch, while that one waits for a yes or for a choice. */
  get #stem(): Thing[] {
    const waits = this.awaiting !== null || this.menu.length > 0;
    return waits ? this.chosen.slice(0, -1) : this.chosen;
  }

  isLit(thing: Thing): boolean {
    return this.lit.has(thing);
  }

  isChosen(thing: Thing): boolean {
    return this.chosen.includes(thing);
  }

  /** Forgets what was chosen and said. */
  drop(): void {
    this.#pick([]);
    this.told = null;
    this.reach = [];
    this.preview = null;
  }

  /** Touches a thing. */
  async touch(thing: Thing, how: Touch = "mouse"): Promise<void> {
    if (this.busy) return;
    this.told = null;
    if (this.awaiting && this.chosen.at(-1) === thing) return this.confirm();
    const stem = this.#stem;
    if (this.lit.has(thing)) return this.#advance([...stem, thing], how);
    if (this.chosen.at(-1) === thing) return this.drop();
    const reached = thing.startsWith("cell:") ? this.reach.find((each) => `cell:${each.cell}` === thing) : undefined;
    if (reached && stem[0] === "dreamer") return this.walk(reached.way);
    if (this.firsts.has(thing)) {
      this.drop();
      return this.#advance([thing], how);
    }
    // A card that nothing can be put on is only looked at.
    if (stem.length === 0 && thing.startsWith("card:")) return;
    await this.#why(stem, thing);
  }

  /** Does what waits for a yes. */
  async confirm(): Promise<void> {
    if (this.awaiting) await this.play(this.awaiting.text);
  }

  async #advance(things: Thing[], how: Touch): Promise<void> {
    const found = settled(this.choices, things);
    const [first] = found;
    if (first && found.length === 1 && open(this.choices, things).length === 1) {
      if (!this.#wantsYes(first, how)) {
        await this.play(first.text);
        return;
      }
      this.#pick(things, true);
      return this.look();
    }
    this.#pick(things);
    this.preview = null;
    if (things.length === 1 && things[0] === "dreamer") await this.#askReach();
    else if (things[0] !== "dreamer") this.reach = [];
  }

  /** Whether an action is asked about once more: with a finger when it has an effect to show, always when something is lost. */
  #wantsYes({ action }: Choice, how: Touch): boolean {
    const { player, points } = this.at();
    if (action.verb === "end") {
      const held = Object.values(player?.hands ?? {}).some((count) => count > 0);
      return this.choices.length > 1 && (points > 0 || (held && this.choices.some((each) => each.action.verb === "place")));
    }
    // A kept card is for good: it is looked at first.
    if (action.verb === "keep") return action.card !== null && this.choices.length > 1;
    return how === "finger" && SHOWN.has(action.verb);
  }

  #pick(things: Thing[], sure = false): void {
    this.#picked = { number: this.at().prompt?.number ?? -1, things, sure };
  }

  /** Plays an action; a request that was lost is sent again under the same name. */
  async play(text: string): Promise<boolean> {
    const { seat, prompt } = this.at();
    if (seat === null || !prompt) return false;
    this.busy = true;
    const client = fresh();
    const command: Command = { do: "play", seat, expected: prompt.number, action: text, client };
    let outcome = await this.live.do(command);
    for (const since = Date.now(); outcome.kind === "lost" && Date.now() - since < PATIENCE; ) {
      await this.#until(() => this.live.line === "live");
      outcome = await this.live.do(command);
    }
    if (outcome.kind === "done") await this.#until(() => this.at().prompt?.number !== prompt.number);
    this.drop();
    this.busy = false;
    this.told = telling(outcome);
    return outcome.kind === "done";
  }

  /** Walks a way step by step; it ends where the next step is no longer allowed. */
  async walk(way: readonly Cell[]): Promise<void> {
    for (const cell of way) {
      const text = this.ground.dreamer === null ? "enter" : `step ${cell}`;
      if (!this.at().prompt?.actions.includes(text)) return;
      if (!(await this.play(text))) return;
    }
  }

  /** Points at a thing, or at nothing, and asks what it would bring. */
  point(thing: Thing | null): void {
    // A thing that is taken off the screen loses the focus in the middle of drawing: that is told afterwards.
    queueMicrotask(() => {
      if (this.pointed === thing) return;
      this.pointed = thing;
      void this.look();
    });
  }

  /** Asks what the action would bring that is pointed at or waits for a yes. */
  async look(): Promise<void> {
    const { seat, prompt } = this.at();
    const text = this.candidate?.text;
    if (text === undefined || seat === null || !prompt) {
      this.preview = null;
      return;
    }
    if (this.#previewsOf !== prompt.number) {
      this.#previews.clear();
      this.#previewsOf = prompt.number;
    }
    const known = this.#previews.get(text);
    const answer = known ?? (await this.live.ask<PreviewAnswer>(seat, { question: "preview", action: text }));
    if (!answer) return;
    if (this.#previewsOf === prompt.number) this.#previews.set(text, answer);
    if (this.candidate?.text === text) this.preview = { text, answer };
  }

  async #askReach(): Promise<void> {
    const { seat, prompt } = this.at();
    if (seat === null) return;
    const reach = await this.live.ask<Reached[]>(seat, { question: "reach" });
    if (reach && this.at().prompt?.number === prompt?.number && this.chosen[0] === "dreamer") this.reach = reach;
  }

  async #why(stem: readonly Thing[], thing: Thing): Promise<void> {
    const { seat, prompt } = this.at();
    const action = meant(stem, thing, this.ground);
    if (seat === null) return;
    if (!prompt || action === null) {
      const asked = prompt ? "tabletop-choose-first" : "tabletop-not-now";
      this.told = { kind: "hint", key: asked };
      return;
    }
    const why = await this.live.ask<WhyAnswer>(seat, { question: "why", action });
    this.told = why?.refusal ? { kind: "refused", reason: why.refusal } : { kind: "hint", key: "tabletop-choose-first" };
  }

  async #until(holds: () => boolean): Promise<void> {
    for (const since = Date.now(); !holds() && Date.now() - since < PATIENCE; ) {
      await new Promise((settle) => setTimeout(settle, SOON));
    }
  }
}

/** What is said of a request that was not carried out; nothing of one that was. */
export function telling(outcome: Outcome): Told | null {
  switch (outcome.kind) {
    case "done":
      return null;
    case "behind":
      return { kind: "hint", key: "tabletop-behind" };
    case "refused":
      return { kind: "refused", reason: outcome.reason };
    case "lost":
      return { kind: "hint", key: "tabletop-not-done" };
  }
}

/** A name for a request that is new each time. */
export function fresh(): string {
  const parts = crypto.getRandomValues(new Uint32Array(3));
  return [...parts].map((part) => part.toString(36)).join("-");
}
