// Who one is on this device.

import { api, Refusal } from "./api";
import type { Me } from "../protocol/table";

/** Remembers that there is somebody, so that a stranger's browser need not ask only to be refused. */
const KNOWN = "somebody";

class Self {
  /** Nothing yet known, nobody, or somebody. */
  #person = $state.raw<Me | null | undefined>(undefined);
  #asked: Promise<void> | null = null;

  /** Whether the server has said who one is. */
  get known(): boolean {
    return this.#person !== undefined;
  }

  get id(): string | null {
    return this.#person?.id ?? null;
  }

  get name(): string | null {
    return this.#person?.name ?? null;
  }

  /** Asks who one is, once. */
  ask(): Promise<void> {
    this.#asked ??= localStorage.getItem(KNOWN) === null ? this.#none() : this.#look();
    return this.#asked;
  }

  async #none(): Promise<void> {
    this.#person = null;
  }

  async #look(): Promise<void> {
    try {
      this.#person = await api.get("/api/me");
    } catch (refusal) {
      // Without a name one is nobody yet; without a server it is asked again later.
      if (refusal instanceof Refusal && refusal.status === 401) this.#person = null;
      else this.#asked = null;
    }
  }

  #be(person: Me): void {
    localStorage.setItem(KNOWN, "yes");
    this.#person = person;
  }

  /** Takes a name: the first one, or another one. */
  async call(name: string): Promise<void> {
    this.#be(await api.post("/api/me", { body: { name } }));
  }

  /** Becomes the person who made the link. */
  async claim(secret: string): Promise<void> {
    this.#be(await api.post("/api/claim", { body: { secret } }));
  }
}

export const me = new Self();
