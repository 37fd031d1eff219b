// A live table: what is asked, what can be answered, what is seen, what was said.

import { board } from "./board.js";
import { el, notice } from "./dom.js";
import { say, word } from "./words.js";

/** How long to wait before trying again, in milliseconds: longer each time. */
const PAUSES = [500, 1000, 2000, 4000, 8000];

/** Shows a table and stays in touch with it; the answer ends that. */
export function openTable(place, id, me) {
  const table = new Table(place, id, me);
  table.connect();
  return () => table.close();
}

class Table {
  constructor(place, id, me) {
    Object.assign(this, { place, id, me, scene: null, contract: null, log: [], chat: [], here: null, closed: false, tries: 0, next: 1 });
    this.status = el("p", { role: "status", "aria-live": "polite" });
    this.actions = el("div");
    this.rest = el("div");
    this.logList = el("ol", { className: "scroll", tabIndex: 0 });
    this.chatList = el("ul", { className: "scroll", tabIndex: 0, "aria-live": "polite" });
    this.place.replaceChildren(
      el("h1", {}, "Dreamscape"), this.invitation(),
      el("div", { className: "bar" }, this.status, this.actions), this.rest,
      el("h2", {}, word("page-log")), this.logList,
      el("h2", {}, word("page-chat")), this.chatList, this.chatForm());
    this.status.textContent = word("page-connecting");
  }

  invitation() {
    const code = sessionStorage.getItem(`code-${this.id}`);
    return el("p", { className: "dim" }, `${word("page-link")}: `, el("a", { href: `/t/${this.id}` }, location.href), code ? ` – ${word("page-code")}: ${code}` : null);
  }

  connect() {
    const since = this.scene ? `?since=${this.scene.seq}` : "";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live${since}`);
    this.socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    this.socket.onclose = (event) => {
      if (this.closed || event.code === 1008) return;
      this.status.textContent = word("page-lost");
      this.timer = setTimeout(() => this.connect(), PAUSES[Math.min(this.tries++, PAUSES.length - 1)]);
    };
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket.close();
  }

  send(message) {
    if (this.socket.readyState !== WebSocket.OPEN) return notice(word("page-lost"));
    notice("");
    this.socket.send(JSON.stringify({ id: this.next++, ...message }));
  }

  command(command) {
    this.send({ type: "do", command });
  }

  name(seat) {
    const chair = this.scene?.chairs.find((each) => each.seat === seat);
    if (chair?.holder === "bot") return `${word("page-computer")} ${seat}`;
    return chair?.name ?? `${word("page-seat")} ${seat}`;
  }

  hear(message) {
    const names = (seat) => this.name(seat);
    switch (message.type) {
      case "hello":
        this.tries = 0;
        this.contract = message.contract;
        this.scene = message.scene;
        this.tell(message.missed ?? []);
        break;
      case "update":
        this.scene = message.scene;
        this.tell(message.past);
        break;
      case "here":
        this.here = message;
        break;
      case "chat":
        this.chatList.append(el("li", {}, el("b", {}, `${message.name}: `), message.text));
        this.chatList.scrollTop = this.chatList.scrollHeight;
        return;
      case "refused":
      case "unreadable":
        notice(say(message.reason, names) + (message.reason.rule ? ` (${message.reason.rule})` : ""));
        if (!this.scene) this.status.textContent = "";
        return;
      case "behind":
        notice(word("page-behind"));
        return this.send({ type: "resume" });
      case "closing":
        notice(word("page-closing"));
        return;
      default:
        return;
    }
    if (this.scene) this.draw();
  }

  tell(past) {
    for (const { events } of past) {
      for (const event of events) this.logList.append(el("li", {}, say(event, (seat) => this.name(seat))));
    }
    this.logList.scrollTop = this.logList.scrollHeight;
  }

  draw() {
    const { scene } = this;
    const focus = document.activeElement?.dataset?.action;
    this.status.textContent = this.waiting();
    this.actions.replaceChildren(...scene.prompts.flatMap((prompt) => this.choices(prompt)), ...this.request(), this.back());
    const seen = scene.views.map((each) => board(each.view, this.contract, (seat) => this.name(seat)));
    this.rest.replaceChildren(this.chairs(), ...seen);
    if (focus) this.actions.querySelector(`[data-action="${CSS.escape(focus)}"]`)?.focus();
  }

  /** Whom the table waits for, and for what. */
  waiting() {
    const { scene } = this;
    if (scene.end) return `${word("page-over")} ${word("page-winner")}: ${scene.end.winners.map((seat) => this.name(seat)).join(", ")}`;
    if (scene.stage === "gathering") return word("page-gathering");
    const line = ({ seat, prompt }) => `${this.name(seat)}: ${say(prompt, (other) => this.name(other))}`;
    return scene.waiting.map(line).join(" ");
  }

  choices({ seat, number, actions }) {
    const verbs = Map.groupBy ? Map.groupBy(actions, (action) => action.split(" ")[0]) : new Map([["", actions]]);
    const play = (action) => this.command({ do: "play", seat, expected: number, action, client: crypto.randomUUID?.() ?? `${Date.now()}-${this.next}` });
    const button = (action) => el("button", { type: "button", "data-action": action, onclick: () => play(action) }, action);
    return [...verbs.values()].map((group) => el("div", { className: "verb" }, ...group.map(button)));
  }

  request() {
    const { request, chairs } = this.scene;
    if (!request) return [];
    const text = word("page-asks-back", { name: this.name(request.by), steps: request.steps });
    const mine = chairs.filter((chair) => chair.own && chair.seat !== request.by && !request.agreed.includes(chair.seat));
    const answer = (seat, agrees, key) => el("button", { type: "button", onclick: () => this.command({ do: "answer", seat, expected: request.number, agrees }) }, word(key));
    return [el("div", { className: "row" }, text, ...mine.flatMap(({ seat }) => [answer(seat, true, "page-agree"), answer(seat, false, "page-disagree")]))];
  }

  /** Undo, redo, asking for more, giving up: for each own seat. */
  back() {
    const button = (key, enabled, command) => el("button", { type: "button", disabled: !enabled, "data-action": `${key}-${command.seat}`, onclick: () => this.command(command) }, word(key));
    const row = ({ seat, steps, end, redo, standing }) => el("div", { className: "row" },
      button("page-undo", steps > 0, { do: "undo", seat }),
      button("page-redo", redo, { do: "redo", seat }),
      button("page-ask-back", standing > steps && !this.scene.request && this.contract.undo === "with-consent", { do: "ask", seat, steps: 1 }),
      el("button", { type: "button", onclick: () => confirm(word("page-sure")) && this.command({ do: "resign", seat }) }, word("page-resign")),
      el("span", { className: "dim" }, `${word("page-undo-steps", { steps })} ${say(end, (other) => this.name(other))}`));
    return el("div", {}, ...(this.scene.end ? [] : this.scene.undo.map(row)));
  }

  chairs() {
    const { scene } = this;
    const gathering = scene.stage === "gathering";
    const chair = ({ seat, holder, own }) => {
      const here = this.here?.seats.includes(seat) ? ` – ${word("page-here")}` : "";
      const act = (key, command) => el("button", { type: "button", onclick: () => this.command(command) }, word(key));
      return el("li", {}, `${seat}: ${holder === "nobody" ? word("page-free") : this.name(seat)}${own ? ` (${word("page-you")})` : ""}${here} `,
        gathering && holder === "nobody" && this.me ? act("page-sit", { do: "sit", seat }) : null,
        gathering && own ? act("page-leave", { do: "leave", seat }) : null);
    };
    const name = gathering && !this.me ? el("p", {}, word("page-say-name")) : null;
    return el("section", {}, el("h2", {}, word("page-seats")), el("ul", {}, ...scene.chairs.map(chair)), name);
  }

  chatForm() {
    const submit = (event) => {
      event.preventDefault();
      const input = event.target.elements.text;
      this.send({ type: "chat", text: input.value });
      input.value = "";
    };
    return el("form", { className: "row", onsubmit: submit },
      el("label", {}, `${word("page-message")} `, el("input", { name: "text", maxLength: 500, required: true, autocomplete: "off" })),
      el("button", {}, word("page-send")));
  }
}
