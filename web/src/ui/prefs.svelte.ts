// What a person likes on this device: remembered here, and never sent anywhere.

export type Theme = "night" | "day";

const KEPT = "prefs";

interface Liked {
  theme: Theme;
  /** Stacks seen from above, with letters, instead of from the side. */
  flat: boolean;
  /** Whether things may travel; the wish of the system counts as well. */
  motion: boolean;
  sound: boolean;
  /** Whether single letters do something; who speaks to the computer may not want that. */
  letters: boolean;
}

function remembered(): Liked {
  const usual: Liked = { theme: "night", flat: false, motion: true, sound: false, letters: true };
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Liked>;
    return {
      theme: kept.theme === "day" ? "day" : usual.theme,
      flat: kept.flat === true,
      motion: kept.motion !== false,
      sound: kept.sound === true,
      letters: kept.letters !== false,
    };
  } catch {
    return usual;
  }
}

class Prefs {
  #liked = $state<Liked>(remembered());

  constructor() {
    this.#show();
  }

  get theme(): Theme {
    return this.#liked.theme;
  }
  set theme(theme: Theme) {
    this.#liked.theme = theme;
    this.#keep();
  }

  get flat(): boolean {
    return this.#liked.flat;
  }
  set flat(flat: boolean) {
    this.#liked.flat = flat;
    this.#keep();
  }

  get motion(): boolean {
    return this.#liked.motion;
  }
  set motion(motion: boolean) {
    this.#liked.motion = motion;
    this.#keep();
  }

  get sound(): boolean {
    return this.#liked.sound;
  }
  set sound(sound: boolean) {
    this.#liked.sound = sound;
    this.#keep();
  }

  get letters(): boolean {
    return this.#liked.letters;
  }
  set letters(letters: boolean) {
    this.#liked.letters = letters;
    this.#keep();
  }

  /** Whether things should stand still now, by the wish of the person or of the system. */
  get still(): boolean {
    return !this.#liked.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  #keep(): void {
    localStorage.setItem(KEPT, JSON.stringify(this.#liked));
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset["theme"] = this.#liked.theme;
    document.documentElement.dataset["motion"] = this.#liked.motion ? "on" : "off";
  }
}

export const prefs = new Prefs();
