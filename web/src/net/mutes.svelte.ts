// Whom one does not want to hear, at any table.

import { api } from "./api";

/** The server knows them by their names for programs; what they were called is remembered here. */
const NAMES = "muted-names";

class Mutes {
  #muted = $state.raw<readonly string[]>([]);
  #names = $state.raw<Readonly<Record<string, string>>>(remembered());
  #asked: Promise<void> | null = null;

  /** Everybody whom one does not hear, with what they were called where that is known. */
  list = $derived(this.#muted.map((id) => ({ id, name: this.#names[id] })));

  has(id: string): boolean {
    return this.#muted.includes(id);
  }

  /** Asks once who they are; where there was no answer, it is asked again later. */
  ask(): Promise<void> {
    this.#asked ??= api.get("/api/mutes").then(
      ({ muted }) => void (this.#muted = muted),
      () => void (this.#asked = null),
    );
    return this.#asked;
  }

  /** Does not hear somebody any more. */
  async mute(id: string, name: string): Promise<void> {
    await api.post("/api/mutes/{guest}", { guest: id });
    this.#muted = [...this.#muted.filter((each) => each !== id), id];
    this.#names = { ...this.#names, [id]: name };
    localStorage.setItem(NAMES, JSON.stringify(this.#names));
  }

  /** Hears somebody again. */
  async unmute(id: string): Promise<void> {
    await api.delete("/api/mutes/{guest}", { guest: id });
    this.#muted = this.#muted.filter((each) => each !== id);
  }
}

function remembered(): Record<string, string> {
  try {
    return (JSON.parse(localStorage.getItem(NAMES) ?? "{}") as Record<string, string> | null) ?? {};
  } catch {
    return {};
  }
}

export const mutes = new Mutes();
