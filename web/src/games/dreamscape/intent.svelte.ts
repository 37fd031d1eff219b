// What somebody is about to do: nothing chosen, a thing chosen, or an action that only waits for a yes.

import { insist, until, type Asked } from "../../net/insist";
import type { PlayerView, Reached } from "../../protocol/dreamscape";
import type { Command, OpenPrompt, PreviewAnswer, Question, WhyAnswer } from "../../protocol/table";
import { fresh, telling, type Told } from "../../screens/table/told";
import { carried, choicesOf, ground, lit, meant, onlyThing, open, settled, type Choice, type Ground, type Thing } from "./choices";
import type { Cell } from "./notation";

/** The table as far as one can act on it. */
export interface Actable extends Asked {
  ask<T>(seat: number, question: Question): Promise<T | null>;
}

/** Where one stands: the seat one acts for, what it is asked, and its side of the table. */
export type Situation = { seat: number | null; prompt: OpenPrompt | null; player: PlayerView | null; entry: Cell; points: number };

/** With what something was touched. A finger cannot point without touching, so it is asked once more. */
export type Touch = "mouse" | "finger" | "key" | "drag";

/** Something that holds for one question only, by the name of that question. */
type Of<T> = { asked: string; it: T };
/** What has been touched for a question: the things, whether they wait for a yes, and the way that would be walked. */
type Picked = { things: Thing[]; sure: boolean; way: Reached | null };

const NONE: readonly Choice[] = [];
const UNTOUCHED: Picked = { things: [], sure: false, way: null };
/** Actions that are seen on the board before a finger does them. */
const SHOWN = new Set(["place", "step", "plant", "golem", "take", "exchange"]);
/** Actions that a finger does at once unless they bring something of this. */
const WEIGHED = new Set(["enter", "move", "use", "store", "complete"]);
const WEIGHTY = new Set(["event-scored", "event-completed", "event-red-taken"]);

export class Intent {
  busy = $state(false);
  pointed = $state.raw<Thing | null>(null);
  #told = $state.raw<Of<Told> | null>(null);
  #reach = $state.raw<Of<Reached[]> | null>(null);
  /** Comes when the last question where the Dreamer can get to is answered. */
  #reaching: Promise<void> = Promise.resolve();
  #preview = $state.raw<Of<{ text: string; answer: PreviewAnswer }> | null>(null);
  #picked = $state.raw<Of<Picked> | null>(null);
  #previews: Of<Map<string, PreviewAnswer>> = { asked: "", it: new Map() };
  /** Counts what was done, so that an answer which comes later than that is not told. */
  #deeds = 0;

  constructor(
    readonly live: Actable,
    readonly at: () => Situation,
  ) {}

  /** The name of the open question: seats that are asked by the same step share its number. */
  get asked(): string {
    const { seat, prompt } = this.at();
    return `${seat ?? "-"}.${prompt?.number ?? "-"}`;
  }

  /** What of something still holds. */
  #current<T>(kept: Of<T> | null): T | null {
    return kept?.asked === this.asked ? kept.it : null;
  }

  /** What is said to whoever acts, as long as the question is the one it was said about. */
  get told(): Told | null {
    return this.#current(this.#told);
  }

  set told(told: Told | null) {
    this.#deeds += 1;
    this.#told = told && { asked: this.asked, it: told };
  }

  /** Where the Dreamer in hand could walk. */
  get reach(): readonly Reached[] {
    return this.#current(this.#reach) ?? [];
  }

  /** What the action would bring that is pointed at or waits for a yes. */
  get preview(): PreviewAnswer | null {
    const shown = this.#current(this.#preview);
    return shown && shown.text === this.candidate?.text ? shown.answer : null;
  }

  get #touched(): Picked {
    return this.#current(this.#picked) ?? UNTOUCHED;
  }

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
    const { things } = this.#touched;
    if (things.length > 0) return things;
    const only = onlyThing(this.choices);
    return only ? [only] : [];
  });
  /** All that can be touched first, also while an answer is on its way. */
  starts = $derived.by(() => lit(this.choices, []));
  lit = $derived.by(() => (this.busy ? new Set<Thing>() : lit(this.choices, this.#stem)));
  /** What is lit while nothing is chosen: another thing can always be taken instead. */
  firsts = $derived.by(() => (this.busy ? new Set<Thing>() : this.starts));
  #carried = $derived.by(() => carried(this.choices));
  /** Actions that what was touched can mean, when it is more than one. */
  menu = $derived.by((): Choice[] => {
    const found = settled(this.choices, this.chosen);
    return found.length > 1 ? found : [];
  });
  /** The action that waits for a yes. */
  awaiting = $derived.by((): Choice | null => {
    const found = settled(this.choices, this.chosen);
    return this.#touched.sure && found.length === 1 ? (found[0] ?? null) : null;
  });
  /** The walk that waits for a yes. */
  walking = $derived.by((): Reached | null => this.#touched.way);
  /** The action that the thing pointed at would bring. */
  candidate = $derived.by((): Choice | null => {
    if (this.awaiting) return this.awaiting;
    if (this.pointed === null) return null;
    const found = settled(this.choices, [...this.#stem, this.pointed]);
    return found.length === 1 ? (found[0] ?? null) : null;
  });

  /** The walk to the cell that is pointed at, where no single step leads there. */
  stroll = $derived.by((): Reached | null => {
    if (this.candidate || this.walking || this.chosen[0] !== "dreamer") return null;
    return this.reach.find(({ cell }) => this.pointed === `cell:${cell}`) ?? null;
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
    this.#picked = null;
    this.told = null;
    this.#reach = null;
    this.#preview = null;
  }

  /** Touches a thing. */
  async touch(thing: Thing, how: Touch = "mouse"): Promise<void> {
    if (this.busy) return;
    this.told = null;
    if (this.awaiting && this.chosen.at(-1) === thing) return this.confirm();
    if (this.walking && thing === `cell:${this.walking.cell}`) return this.confirm();
    const stem = this.#stem;
    if (this.lit.has(thing)) return this.#advance([...stem, thing], how);
    if (this.chosen.at(-1) === thing) return this.drop();
    const reached = thing.startsWith("cell:") ? this.reach.find((each) => `cell:${each.cell}` === thing) : undefined;
    if (reached && stem[0] === "dreamer") return how === "finger" ? this.#pick(stem, { way: reached }) : this.walk(reached.way);
    if (this.firsts.has(thing)) {
      this.drop();
      return this.#advance([thing], how);
    }
    // A card that nothing can be put on is only looked at.
    if (stem.length === 0 && thing.startsWith("card:")) return;
    await this.#why(stem, thing);
  }

  /** Whether a thing can be taken up now and carried to where it goes. */
  carries(thing: Thing): boolean {
    return !this.busy && this.#carried.has(thing);
  }

  /** Takes a thing up to carry it: nothing is done before it is put down where it may go. */
  async take(thing: Thing): Promise<void> {
    if (!this.carries(thing) || this.chosen[0] === thing) return;
    this.drop();
    await this.#hold([thing]);
  }

  /** Puts what is carried down: it goes where it may, and elsewhere nothing is done and why is told. */
  async put(thing: Thing): Promise<void> {
    const [carried] = this.chosen;
    // Where the Dreamer can get to may not be known yet.
    if (carried === "dreamer" && !this.lit.has(thing)) await this.#reaching;
    if (this.busy || this.chosen[0] !== carried) return;
    if (this.lit.has(thing) || this.reach.some(({ cell }) => thing === `cell:${cell}`)) return this.touch(thing, "drag");
    await this.#why(this.#stem, thing);
  }

  /** Does what waits for a yes. */
  async confirm(): Promise<void> {
    if (this.busy) return;
    if (this.awaiting) await this.play(this.awaiting.text);
    else if (this.walking) await this.walk(this.walking.way);
  }

  /** Does an action that needs nothing else to be touched, or asks about it once more. */
  async act(choice: Choice, how: Touch): Promise<void> {
    const [things] = choice.ways;
    if (this.busy) return;
    if (things && settled(this.choices, things).length === 1) return this.#settle(choice, things, how);
    await this.play(choice.text);
  }

  async #advance(things: Thing[], how: Touch): Promise<void> {
    const found = settled(this.choices, things);
    const [first] = found;
    if (first && found.length === 1 && open(this.choices, things).length === 1) return this.#settle(first, things, how);
    await this.#hold(things);
  }

  /** Has things in hand, and finds out where they can go. */
  async #hold(things: Thing[]): Promise<void> {
    this.#pick(things);
    this.#preview = null;
    if (things.length === 1 && things[0] === "dreamer") await (this.#reaching = this.#askReach());
    else if (things[0] !== "dreamer") this.#reach = null;
  }

  async #settle(choice: Choice, things: Thing[], how: Touch): Promise<void> {
    const { asked } = this;
    const deeds = ++this.#deeds;
    const wants = this.#losesSomething(choice) || (how === "finger" && (await this.#wantsYes(choice)));
    // Meanwhile something else was done, here or elsewhere.
    if (this.asked !== asked || this.#deeds !== deeds) return;
    if (!wants) return void (await this.play(choice.text));
    this.#pick(things, { sure: true });
    await this.look();
  }

  /** Whether an action is asked about in any case, because something is lost or kept for good. */
  #losesSomething({ action }: Choice): boolean {
    const { player, points } = this.at();
    if (action.verb === "end") {
      const held = Object.values(player?.hands ?? {}).some((count) => count > 0);
      return this.choices.length > 1 && (points > 0 || (held && this.choices.some((each) => each.action.verb === "place")));
    }
    // A kept card is for good: it is looked at first.
    return action.verb === "keep" && action.card !== null && this.choices.length > 1;
  }

  /** Whether there is something to be seen of an action that a finger, which cannot point, has not seen yet. */
  async #wantsYes({ action, text }: Choice): Promise<boolean> {
    if (!WEIGHED.has(action.verb)) return SHOWN.has(action.verb);
    const answer = await this.#previewOf(text);
    return answer?.outcome === "known" && answer.events.some(({ key }) => WEIGHTY.has(key));
  }

  #pick(things: Thing[], more: Partial<Picked> = {}): void {
    this.#picked = { asked: this.asked, it: { ...UNTOUCHED, things, ...more } };
  }

  /** Plays an action. */
  async play(text: string): Promise<boolean> {
    const { seat, prompt } = this.at();
    if (seat === null || !prompt || this.busy) return false;
    const { asked } = this;
    this.busy = true;
    const client = fresh();
    const command: Command = { do: "play", seat, expected: prompt.number, action: text, client };
    const outcome = await insist(this.live, command);
    // What is said of an old board is said beside the new one.
    if (outcome.kind === "done" || outcome.kind === "behind") await until(() => this.asked !== asked);
    this.drop();
    this.busy = false;
    this.told = telling(outcome);
    return outcome.kind === "done";
  }

  /** Walks a way step by step; it ends where the next step is no longer allowed. */
  async walk(way: readonly Cell[]): Promise<void> {
    const { seat } = this.at();
    for (const cell of way) {
      const text = this.ground.dreamer === null ? "enter" : `step ${cell}`;
      if (this.at().seat !== seat || !this.at().prompt?.actions.includes(text)) return;
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
    const { asked, candidate } = this;
    const answer = candidate && (await this.#previewOf(candidate.text));
    // An answer that was slow must not take the place of one that is asked for now.
    if (candidate && answer && this.candidate?.text === candidate.text) this.#preview = { asked, it: { text: candidate.text, answer } };
  }

  /** What an action would bring; each is asked for once. */
  async #previewOf(text: string): Promise<PreviewAnswer | null> {
    const { seat, prompt } = this.at();
    if (seat === null || !prompt) return null;
    if (this.#previews.asked !== this.asked) this.#previews = { asked: this.asked, it: new Map() };
    const known = this.#previews.it;
    const answer = known.get(text) ?? (await this.live.ask<PreviewAnswer>(seat, { question: "preview", action: text }));
    if (answer) known.set(text, answer);
    return answer;
  }

  async #askReach(): Promise<void> {
    const { asked } = this;
    const { seat } = this.at();
    if (seat === null) return;
    const reach = await this.live.ask<Reached[]>(seat, { question: "reach" });
    if (reach && this.asked === asked && this.chosen[0] === "dreamer") this.#reach = { asked, it: reach };
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
    const { asked } = this;
    const deeds = ++this.#deeds;
    const why = await this.live.ask<WhyAnswer>(seat, { question: "why", action });
    if (this.asked !== asked || this.#deeds !== deeds) return;
    this.told = why?.refusal ? { kind: "refused", reason: why.refusal } : { kind: "hint", key: "tabletop-choose-first" };
  }
}
