// A game that was played: its steps, fetched in pages and kept.

import { SvelteMap } from "svelte/reactivity";
import { api } from "../../net/api";
import { answered } from "../../net/reached";
import type { Contract, ServerMessage, Steps, StepSeen } from "../../protocol/wire";
import { reason } from "../../ui/refusal";

/** How many steps the server tells at once. */
const PAGE = 50;

/** Where somebody completed a card. */
export type Completion = { step: number; seat: number; card: number };

export class Film {
  /** The number of the last step; nothing before the server has said it. */
  last = $state<number | null>(null);
  error = $state<string>();
  /** Whether no server answers at the moment. */
  away = $state(false);
  contract = $state.raw<Contract | null>(null);
  #frames = new SvelteMap<number, StepSeen>();
  #pages = new Set<number>();

  constructor(readonly id: string) {}

  /** Begins to fetch: the contract, the page of the step that is wanted, then all the others. */
  async begin(step: number | null): Promise<void> {
    try {
      const look = await this.#get<ServerMessage>(`/api/tables/${encodeURIComponent(this.id)}`);
      if (look.type === "hello" || look.type === "relic") this.contract = look.contract;
      await this.#page(step === null ? 0 : pageOf(step));
      for (let page = 0; page <= pageOf(this.last ?? 1); page++) await this.#page(page);
    } catch (refusal) {
      this.error = reason(refusal);
    }
  }

  /** A step and the table after it; it is fetched if it is not there yet. */
  frame(step: number): StepSeen | undefined {
    const frame = this.#frames.get(step);
    if (!frame && this.last !== null && step >= 1 && step <= this.last) {
      this.#page(pageOf(step)).catch((refusal: unknown) => (this.error = reason(refusal)));
    }
    return frame;
  }

  /** How much has been fetched, from 0 to 1. */
  get fetched(): number {
    return this.last === null ? 0 : this.#frames.size / this.last;
  }

  /** The step with which the game began. */
  get start(): number {
    for (const [step, frame] of this.#frames) if (frame.past.happened.kind === "started") return step;
    return 1;
  }

  /** Whether the game is over as far as one may know. */
  get over(): boolean {
    return this.last !== null && this.#frames.get(this.last)?.scene.stage === "over";
  }

  /** The completions among what has been fetched, in order. */
  completions = $derived.by((): Completion[] => {
    const found: Completion[] = [];
    for (const [step, frame] of this.#frames) {
      if (frame.past.happened.kind !== "played") continue;
      for (const { key, args } of frame.past.events) {
        if (key !== "event-completed") continue;
        found.push({ step, seat: number(args?.["seat"], "seat"), card: number(args?.["card"], "card") });
      }
    }
    return found.toSorted((one, two) => one.step - two.step);
  });

  /** Fetches something, as soon as it can be had. */
  async #get<T>(path: string): Promise<T> {
    const got = await answered(
      () => api.get<T>(path),
      () => (this.away = true),
    );
    this.away = false;
    return got;
  }

  async #page(page: number): Promise<void> {
    if (this.#pages.has(page)) return;
    this.#pages.add(page);
    try {
      const from = page * PAGE + 1;
      const path = `/api/tables/${encodeURIComponent(this.id)}/steps?from=${from}&count=${PAGE}`;
      const { last, steps } = await this.#get<Steps>(path);
      steps.forEach((step) => this.#frames.set(step.past.seq, step));
      this.last = last;
    } catch (refusal) {
      this.#pages.delete(page);
      throw refusal;
    }
  }
}

function pageOf(step: number): number {
  return Math.floor((step - 1) / PAGE);
}

function number(arg: unknown, kind: string): number {
  return typeof arg === "object" && arg !== null ? Number((arg as Record<string, unknown>)[kind]) : 0;
}
