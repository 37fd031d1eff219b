// What people say to each other at a table, and what one is about to say.

import { api } from "../net/api";
import { until } from "../net/insist";
import type { ChatLine, Outcome, Watched } from "../net/live.svelte";
import { me } from "../net/me.svelte";
import { mutes } from "../net/mutes.svelte";
import type { Told } from "./intent.svelte";

export class Talk {
  /** What somebody is about to say to the others. */
  draft = $state("");
  /** Whether it is on its way. */
  sending = $state(false);
  /** Why it was not said, or that nobody knows whether it was. */
  told = $state.raw<Told | null>(null);

  constructor(readonly live: Watched) {}

  /** What was said, but for those whom one does not want to hear. */
  lines = $derived.by((): ChatLine[] => this.live.chat.filter(({ from }) => !mutes.has(from)));
  /** What of it others said while one was here. */
  news = $derived.by((): ChatLine[] => this.lines.filter(({ seq, from }) => seq > 0 && from !== me.id));

  /** Fetches what was said, before one came or while there was no connection; whether it could be had. */
  async recall(when: "before" | "meanwhile"): Promise<boolean> {
    const path = `/api/tables/${this.live.id}/chat`;
    const found = await api.get<{ lines: Omit<ChatLine, "type" | "seq">[] }>(path).catch(() => null);
    if (found) this.live.remember(found.lines, when);
    return found !== null;
  }

  /** Says what was written to all. */
  async say(): Promise<void> {
    const text = this.draft.trim();
    if (text === "" || this.sending) return;
    this.sending = true;
    this.told = null;
    const outcome = await this.#outcome(text);
    this.sending = false;
    this.told = telling(outcome);
    if (outcome.kind === "done" && this.draft.trim() === text) this.draft = "";
  }

  /** Sent again it would be said twice; but where only the answer was lost, it stands in the chat. */
  async #outcome(text: string): Promise<Outcome> {
    const last = this.live.chat.at(-1)?.line ?? 0;
    const outcome = await this.live.say(text);
    if (outcome.kind !== "lost") return outcome;
    await until(() => this.live.line === "live" || this.live.line === "ended");
    if (!(await this.recall("meanwhile"))) return outcome;
    const written = text.split(/\s+/).join(" ");
    const said = this.live.chat.some(({ line, from, text }) => line > last && from === me.id && text === written);
    return said ? { kind: "done" } : outcome;
  }
}

function telling(outcome: Outcome): Told | null {
  if (outcome.kind === "done") return null;
  if (outcome.kind === "refused") return { kind: "refused", reason: outcome.reason };
  return { kind: "hint", key: outcome.kind === "unsent" ? "tabletop-unsaid" : "tabletop-perhaps-said" };
}
