import { mount } from "svelte";
import App from "./App.svelte";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/pigments.css";
import "./design/base.css";
import "./ui/prefs.svelte";
import { reached } from "./net/reached";
import { words } from "./words/words.svelte";

/** Nothing is shown without its words, so they are waited for. */
async function begin(place: HTMLElement): Promise<void> {
  while (!(await words.begin())) await reached();
  mount(App, { target: place });
}

const place = document.getElementById("app");
if (place) void begin(place);
