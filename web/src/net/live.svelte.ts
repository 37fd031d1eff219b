// A live table: what the server said last, what was heard since one looked, and how to answer.

import { api, Refusal } from "./api";
import { shared } from "../shared";
import { type Outcome, outcome } from "./outcome";
import type { ClientMessage, Command, Contract, PastSeen, Question, Refused, ServerMessage } from "../protocol/table";
import { type TableView, tableView } from "./tableView";

/** How the connection is. */
export type Line = "connecting" | "live" | "lost" | "closing" | "ended";

export type ChatLine = Extract<ServerMessage, { type: "chat" }>;
type Here = Extract<ServerMessage, { type: "here" }>;
type BrokenTable = Extract<ServerMessage, { type: "broken-table" }>;

/** Pauses before trying to connect again, in milliseconds. */
const PAUSES = [300, 700, 1500, 3000, 6000];
/** How long an answer may take before the line counts as lost, in milliseconds. */
const PATIENCE = 15_000;
/** How long a line may be quiet before somebody asks whether it is still there, and how long the answer to that may take. */
const QUIET = 60_000;
const SOON = 5_000;
/** A socket closed with this code is not to be opened again. */
const FORBIDDEN = 1008;

/** A table as far as it is looked at: a live one, or one of a game that was played. */
export type Watched = Pick<Live, "id" | "line" | "tableView" | "contract" | "broken" | "here" | "chat" | "past" | "heard" | "do" | "say" | "ask" | "remember" | "reopen">;

type Waiter = { settle: (message: ServerMessage | null) => void; timer: ReturnType<typeof setTimeout> };

export class Live {
  line = $state<Line>("connecting");
  tableView = $state.raw<TableView | null>(null);
  contract = $state.raw<Contract | null>(null);
  broken = $state.raw<BrokenTable | null>(null);
  here = $state.raw<Here | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** Everything heard since the page was opened, in order. */
  past = $state.raw<PastSeen[]>([]);
  /** When the view was heard, in milliseconds: what runs in it ran on since. */
  heard = $state(0);
  /** Why there is no table to be seen. */
  gone = $state.raw<Refused | null>(null);

  /** Called with what has just happened, before the view after it is shown. */
  onpast: (past: PastSeen[], how: "missed" | "now") => void = () => {};

  /** Called with the last step that is known when more has happened since than the server tells at once. */
  onhole: (since: number) => void = () => {};

  #socket: WebSocket | null = null;
  #waiters = new Map<number, Waiter>();
  #next = 1;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly id: string) {
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Ends the connection for good. */
  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    clearTimeout(this.#doubt);
    this.#socket?.close();
    this.#forget();
  }

  /** Opens the connection anew, as whoever one is now. */
  async reopen(): Promise<void> {
    this.line = "connecting";
    this.#connect();
    const isLive = (): boolean => this.line === "live";
    for (let tries = 0; !isLive() && tries < PATIENCE / 50; tries++) await new Promise((settle) => setTimeout(settle, 50));
  }

  /** Does something at the table. A repeat after a lost connection is harmless: the request has a name of its own. */
  async do(command: Command): Promise<Outcome> {
    return this.#outcome((id) => ({ type: "do", id, command }));
  }

  /** Says something to all. As with what is done at the table, a repeat under the same name is harmless. */
  async say(text: string, client: string): Promise<Outcome> {
    return this.#outcome((id) => ({ type: "chat", id, text, client }));
  }

  /** Puts what was said before one came to what is heard, or what was said meanwhile: that is news. */
  remember(lines: Omit<ChatLine, "type" | "seq">[], when: "before" | "meanwhile"): void {
    const heard = new Set(this.chat.map((each) => each.line));
    const last = when === "meanwhile" ? (this.chat.at(-1)?.line ?? 0) : Infinity;
    const seq = (line: number): number => (line > last ? (this.tableView?.seq ?? 1) : 0);
    const missed = lines.filter((each) => !heard.has(each.line)).map((each) => ({ ...each, type: "chat" as const, seq: seq(each.line) }));
    this.chat = [...missed, ...this.chat].sort((one, two) => one.line - two.line);
  }

  /** Asks a question that changes nothing; nothing when it cannot be answered. */
  async ask<T>(seat: number, question: Question): Promise<T | null> {
    const answer = await this.#request((id) => ({ type: "ask", id, seat, question }));
    return answer?.type === "answer" ? (answer.answer as T) : null;
  }

  async #outcome(make: (id: number) => ClientMessage): Promise<Outcome> {
    if (this.#socket?.readyState !== WebSocket.OPEN) return { kind: "unsent" };
    return outcome(await this.#request(make));
  }

  #request(make: (id: number) => ClientMessage): Promise<ServerMessage | null> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = this.#next++;
    return new Promise((settle) => {
      // A server answers everything: where no answer comes, the line is dead and does not know it.
      const timer = setTimeout(this.#cut, PATIENCE);
      this.#waiters.set(id, { settle, timer });
      socket.send(JSON.stringify(make(id)));
    });
  }

  #settle(id: number | undefined, message: ServerMessage | null): void {
    const waiter = id === undefined ? undefined : this.#waiters.get(id);
    if (id === undefined || !waiter) return;
    this.#waiters.delete(id);
    clearTimeout(waiter.timer);
    waiter.settle(message);
  }

  #forget(): void {
    for (const id of [...this.#waiters.keys()]) this.#settle(id, null);
  }

  /** Somebody looks, or there is a network again: a lost line is tried at once, and one that slept is asked whether it lives. */
  #hurry = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.line === "lost") this.#connect();
    else this.#probe();
  };

  /** Asks for a word; a line on which none comes is cut. */
  #probe = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN || !this.tableView) return;
    this.#socket.send(JSON.stringify({ type: "resume", since: this.tableView.seq }));
    this.#cutUnless(SOON);
  };

  #cutUnless(heardIn: number): void {
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(this.#cut, heardIn);
  }

  /** The line is dead, though the socket may not notice before it is next written to, which may be minutes from now. */
  #cut = (): void => {
    const dead = this.#socket;
    this.#socket = null;
    dead?.close();
    this.#lose();
  };

  /** Opens a line in place of the one before. */
  #connect(): void {
    clearTimeout(this.#timer);
    this.#forget();
    const old = this.#socket;
    const since = this.tableView ? `?since=${this.tableView.seq}` : "";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live${since}`);
    this.#socket = socket;
    old?.close();
    this.#cutUnless(PATIENCE);
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      clearTimeout(this.#doubt);
      this.#doubt = setTimeout(this.#probe, QUIET);
      this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      if (event.code === FORBIDDEN) {
        clearTimeout(this.#doubt);
        this.#forget();
        this.line = "ended";
      } else {
        this.#lose();
      }
    };
  }

  /** Says that the connection is lost, and tries again after a while. */
  #lose(): void {
    clearTimeout(this.#doubt);
    this.#forget();
    if (this.#closed || this.line === "ended") return;
    if (this.line !== "closing") this.line = "lost";
    if (!this.tableView && !this.broken) void this.#look();
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), pause);
  }

  /** A socket that was never opened does not say why: the server does when asked. */
  async #look(): Promise<void> {
    try {
      await api.get("/api/tables/{id}", { id: this.id });
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.status < 400 || refusal.status >= 500) return;
      this.gone = refusal.reason;
      this.close();
    }
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "hello": {
        const since = this.tableView?.seq;
        this.#tries = 0;
        this.line = "live";
        this.contract = message.contract;
        this.#tell(message.missed ?? [], "missed");
        this.#show(tableView(message.table_view));
        if (message.missed === null && since !== undefined && since < message.seq) this.onhole(since);
        return;
      }
      case "update":
        this.#tell(message.past, "now");
        this.#show(tableView(message.table_view));
        return;
      case "broken-table":
        this.line = "live";
        this.broken = message;
        this.contract = message.contract;
        return;
      case "here":
        this.here = message;
        return;
      case "chat":
        this.chat = [...this.chat.filter((line) => line.line !== message.line), message];
        return;
      case "closing":
        this.line = "closing";
        return;
      case "refused":
        // Refused before anything was asked: there is nothing to be seen here.
        if (message.id === undefined) this.gone = message.reason;
        this.#settle(message.id, message);
        return;
      case "unreadable":
        this.gone = this.tableView ? this.gone : message.reason;
        return;
      case "behind":
        this.#socket?.send(JSON.stringify({ type: "resume", since: this.tableView?.seq }));
        this.#settle(message.id, message);
        return;
      case "ack":
      case "answer":
        this.#settle(message.id, message);
        return;
    }
  }

  #show(now: TableView): void {
    this.heard = Date.now();
    this.tableView = shared(this.tableView, now);
  }

  #tell(past: PastSeen[], how: "missed" | "now"): void {
    const last = this.past.at(-1)?.seq ?? -1;
    const news = past.filter((each) => each.seq > last);
    if (news.length === 0) return;
    // Whoever sits down is here, though no message about that follows.
    const sat = news.flatMap(({ happened }) => (happened.kind === "sat" && happened.seat !== undefined ? [happened.seat] : []));
    if (this.here && sat.length > 0) this.here = { ...this.here, seats: [...this.here.seats, ...sat] };
    this.past = [...this.past, ...news];
    this.onpast(news, how);
  }
}

