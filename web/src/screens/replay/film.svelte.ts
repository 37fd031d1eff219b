// A game that was played: its steps, fetched in pages and kept.

import { SvelteMap } from "svelte/reactivity";
import { api } from "../../net/api";
import { answered } from "../../net/reached";
import type { Arg, Contract, Said, StepSeen } from "../../protocol/table";
import { reason } from "../../ui/refusal";

/** How many steps the server tells at once. */
const PAGE = 50;

/** Something worth a mark: at which step it happened, and to whom. */
export type Landmark = { step: number; seat: number; event: Said };

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
      const look = await this.#get(() => api.get("/api/tables/{id}", { id: this.id }));
      if (look.type === "hello" || look.type === "broken-table") this.contract = look.contract;
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
    return this.last !== null && this.#frames.get(this.last)?.table_view.stage === "over";
  }

  /** What of it is worth a mark, among what has been fetched, in order. */
  landmarks(isLandmark: (event: Said) => boolean): Landmark[] {
    const found: Landmark[] = [];
    for (const [step, frame] of this.#frames) {
      if (frame.past.happened.kind !== "played") continue;
      for (const event of frame.past.events.filter(isLandmark)) found.push({ step, seat: seatOf(event.args?.["seat"]), event });
    }
    return found.toSorted((one, two) => one.step - two.step);
  }

  /** Fetches something, as soon as it can be had. */
  async #get<T>(ask: () => Promise<T>): Promise<T> {
    const got = await answered(ask, () => (this.away = true));
    this.away = false;
    return got;
  }

  async #page(page: number): Promise<void> {
    if (this.#pages.has(page)) return;
    this.#pages.add(page);
    try {
      const from = page * PAGE + 1;
      const { last, steps } = await this.#get(() => api.get("/api/tables/{id}/steps", { id: this.id, query: { from, count: PAGE } }));
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

function seatOf(arg: Arg | undefined): number {
  return typeof arg === "object" && "seat" in arg ? Number(arg["seat"]) : 0;
}
