import { mount } from "svelte";
import App from "./App.svelte";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/pigments.css";
import "./design/base.css";
import "./ui/prefs.svelte";
import { words } from "./words/words.svelte";

const place = document.getElementById("app");
if (place) words.begin().finally(() => mount(App, { target: place }));
