// Some things can only be done by somebody with a name: this asks for one, where there is none yet.

import { me } from "../net/me.svelte";

class Naming {
  open = $state(false);
  #settle: ((named: boolean) => void) | null = null;

  /** True at once for who has a name; else after one was given, and false if none was. */
  async ensure(): Promise<boolean> {
    await me.ask();
    if (me.name !== null) return true;
    this.open = true;
    return new Promise((settle) => (this.#settle = settle));
  }

  /** The question was answered, or put away. */
  end(named: boolean): void {
    this.open = false;
    this.#settle?.(named);
    this.#settle = null;
  }
}

export const naming = new Naming();
