// Short sentences about what has just happened or could not be done: shown for a while and read aloud.

export type NoticeKind = "plain" | "good" | "bad";

export interface Notice {
  id: number;
  kind: NoticeKind;
  text: string;
}

/** How long a notice stays, in milliseconds: long enough to be read twice. */
const STAY = 8_000;
/** How many are shown at once. */
const MOST = 3;

class Notices {
  list = $state.raw<Notice[]>([]);
  /** How many dialogs are open: what is behind one is neither seen well nor heard, so notices are told in it. */
  dialogs = $state(0);
  #next = 1;

  /** Says something. */
  say(text: string, kind: NoticeKind = "plain"): void {
    const id = this.#next++;
    this.list = [...this.list.filter((notice) => notice.text !== text), { id, kind, text }].slice(-MOST);
    setTimeout(() => this.drop(id), STAY);
  }

  /** Takes one away. */
  drop(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
