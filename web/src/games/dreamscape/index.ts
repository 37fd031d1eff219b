// Dreamscape, as the client knows it.

import { api } from "../../net/api";
import { word } from "../../words/words.svelte";
import type { GameClient } from "../game";
import { GAME } from "./address";
import { kind } from "./kind";
import Landscape from "./Landscape.svelte";
import { EDITIONS } from "./new/editions";
import { OPTIONS } from "./new/options";
import { quick } from "./new/quick";

const dreamscape: GameClient = {
  name: GAME,
  title: () => word("tabletop-title"),
  lead: () => word("home-lead"),
  Picture: Landscape,
  quick,
  kind,
  board: () => import("./table"),
  replay: () => import("./replay"),
  setup: () => import("./new"),
  rules: {
    read: (language) => api.get("/api/games/{game}/rules/{lang}", { game: GAME, lang: language }),
    editions: EDITIONS,
    options: OPTIONS,
  },
  lessons: () => import("./learn/Learn.svelte"),
  gallery: () => import("./Gallery.svelte"),
};

export default dreamscape;
