// Dreamscape, as the client knows it.

import { api } from "../../net/api";
import type { GameClient } from "../game";
import { GAME } from "./address";
import { kind } from "./kind";
import Landscape from "./Landscape.svelte";
import { EDITIONS } from "./new/editions";
import { OPTIONS } from "./new/options";
import { quick } from "./new/quick";
import { voice, word } from "./words";

const dreamscape: GameClient = {
  name: GAME,
  voice,
  title: () => word("about-title"),
  lead: () => word("about-lead"),
  Picture: Landscape,
  quick,
  kind,
  board: () => import("./table"),
  replay: () => import("./replay"),
  setup: () => import("./new"),
  rules: {
    read: (language) => api.get("/api/games/{game}/rules/{lang}", { game: GAME, lang: language }),
    sample: () => word("rules-search-hint"),
    editions: EDITIONS,
    options: OPTIONS,
  },
  lessons: () => import("./learn/Learn.svelte"),
  gallery: () => import("./Gallery.svelte"),
};

export default dreamscape;
