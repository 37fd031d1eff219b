// The words: the same Fluent files as everywhere else, read by a small reader of what they use of Fluent.

let language = "en";
let messages = new Map();

/** The languages there are. */
export const LANGUAGES = ["en", "it", "de", "pl"];

/** Fetches the words of a language. */
export async function speak(code) {
  const answer = await fetch(`/words/${code}`);
  if (!answer.ok) throw new Error(`words: ${answer.status}`);
  messages = read(await answer.text());
  language = code;
  document.documentElement.lang = code;
}

/** Reads Fluent: each message with its attributes. */
function read(text) {
  const found = new Map();
  let current = null;
  const finish = () => current && found.set(current.key, current.text);
  let owner = "";
  for (const line of text.split("\n")) {
    if (line.startsWith("#") || line.trim() === "") continue;
    const start = /^([a-z][\w-]*) = ?(.*)$/.exec(line);
    const attribute = /^ +\.([a-z][\w-]*) = ?(.*)$/.exec(line);
    if (start || attribute) {
      finish();
      if (start) owner = start[1];
      current = start ? { key: owner, text: start[2] } : { key: `${owner}.${attribute[1]}`, text: attribute[2] };
    } else if (current) {
      current.text += `\n${line}`;
    }
  }
  finish();
  return found;
}

/** The text of a key with parameters, or nothing. */
function format(key, args) {
  const source = messages.get(key);
  if (source === undefined) return undefined;
  return new Reader(source, args).parts(false).replace(/\s+/g, " ").trim();
}

class Reader {
  constructor(source, args) {
    this.source = source;
    this.args = args;
    this.at = 0;
  }

  parts(inVariant) {
    let out = "";
    while (this.at < this.source.length) {
      const sign = this.source[this.at];
      if (inVariant && (sign === "}" || /^\n\s*(\*?\[|\})/.test(this.source.slice(this.at)))) break;
      if (sign === "{") out += this.placeable();
      else {
        out += sign;
        this.at += 1;
      }
    }
    return out;
  }

  skip() {
    while (/\s/.test(this.source[this.at] ?? "")) this.at += 1;
  }

  take(pattern) {
    const match = pattern.exec(this.source.slice(this.at));
    if (!match || match.index !== 0) return undefined;
    this.at += match[0].length;
    return match;
  }

  placeable() {
    this.at += 1;
    this.skip();
    const name = this.take(/\$([\w-]+)/);
    const literal = name ? undefined : this.take(/"([^"]*)"/);
    const value = name ? this.args[name[1]] ?? name[1] : literal?.[1] ?? "";
    this.skip();
    if (this.take(/->/)) return this.choose(value);
    this.take(/[^}]*\}/);
    return String(value);
  }

  choose(value) {
    const variants = new Map();
    let usual = "";
    for (this.skip(); !this.take(/\}/) && this.at < this.source.length; this.skip()) {
      const head = this.take(/(\*?)\[\s*([^\]\s]+)\s*\][ ]*/);
      if (!head) break;
      const text = this.parts(true);
      variants.set(head[2], text);
      if (head[1]) usual = text;
    }
    const exact = variants.get(String(value));
    if (exact !== undefined) return exact;
    if (typeof value !== "number") return usual;
    return variants.get(new Intl.PluralRules(language).select(value)) ?? usual;
  }
}

/** Says a message of the server: a key with parameters; `seatName` names the seats. */
export function say(said, seatName = (seat) => `${seat}`) {
  const args = {};
  for (const [name, arg] of Object.entries(said.args ?? {})) add(args, name, arg, seatName);
  return format(said.key, args) ?? said.key;
}

function add(args, name, arg, seatName) {
  if (typeof arg === "number") {
    args[name] = arg;
    args[`${name}-signed`] = arg < 0 ? `\u2212${-arg}` : `+${arg}`;
  } else if (typeof arg === "string") {
    args[name] = arg;
  } else if ("seat" in arg) {
    args[name] = seatName(arg.seat);
  } else {
    const [kind, value] = Object.entries(arg)[0];
    const key = kind === "term" ? value : `${kind}-${value}`;
    args[name] = format(key, {}) ?? `#${value}`;
    for (const other of messages.keys()) {
      if (other.startsWith(`${key}.`)) args[`${name}-${other.slice(key.length + 1)}`] = format(other, {});
    }
  }
}

/** The text of a key, with plain parameters. */
export function word(key, args = {}) {
  return format(key, args) ?? key;
}
