// What people say to each other at a table, and what one is about to say.

import { api } from "../../net/api";
import { repeat } from "../../net/insist";
import type { ChatLine, Watched } from "../../net/live.svelte";
import type { Outcome } from "../../net/outcome";
import { me } from "../../net/me.svelte";
import { mutes } from "../../net/mutes.svelte";
import { fresh, type Told } from "./told";

export class Talk {
  /** What somebody is about to say to the others. */
  draft = $state("");
  /** Whether it is on its way. */
  sending = $state(false);
  /** Why it was not said, or that nobody knows whether it was. */
  told = $state.raw<Told | null>(null);
  /** What may have been said, with the name under which it was sent: said once more as it is, it has the same name. */
  #doubtful: { text: string; client: string } | null = null;

  constructor(readonly live: Watched) {}

  /** What was said, but for those whom one does not want to hear. */
  lines = $derived.by((): ChatLine[] => this.live.chat.filter(({ from }) => !mutes.has(from)));
  /** What of it others said while one was here. */
  news = $derived.by((): ChatLine[] => this.lines.filter(({ seq, from }) => seq > 0 && from !== me.id));

  /** Fetches what was said, before one came or while there was no connection; whether it could be had. */
  async recall(when: "before" | "meanwhile"): Promise<boolean> {
    const found = await api.get("/api/tables/{id}/chat", { id: this.live.id }).catch(() => null);
    if (found) this.live.remember(found.lines, when);
    return found !== null;
  }

  /** Says what was written to all. */
  async say(): Promise<void> {
    const text = this.draft.trim();
    if (text === "" || this.sending) return;
    this.sending = true;
    this.told = null;
    const client = this.#doubtful?.text === text ? this.#doubtful.client : fresh();
    const outcome = await this.#outcome(text, client);
    this.#doubtful = outcome.kind === "lost" ? { text, client } : null;
    this.sending = false;
    this.told = telling(outcome);
    if (outcome.kind === "done" && this.draft.trim() === text) this.draft = "";
  }

  /** What never left is not said, and its writer decides what to do; what left and was not answered is sent again under its name. */
  async #outcome(text: string, client: string): Promise<Outcome> {
    const say = (): Promise<Outcome> => this.live.say(text, client);
    const first = await say();
    if (first.kind !== "lost") return first;
    const outcome = await repeat(this.live, say, ["unsent", "lost"]);
    // A line that was heard before the connection broke is told only to whoever asks.
    if (outcome.kind === "done") await this.recall("meanwhile");
    return outcome.kind === "unsent" ? first : outcome;
  }
}

function telling(outcome: Outcome): Told | null {
  if (outcome.kind === "done") return null;
  if (outcome.kind === "refused") return { kind: "refused", reason: outcome.reason };
  return { kind: "hint", key: outcome.kind === "unsent" ? "tabletop-unsaid" : "tabletop-perhaps-said" };
}
