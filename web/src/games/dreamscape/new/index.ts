// What is chosen of Dreamscape at a new table.

import type { SetupPart } from "../../game";
import { DreamscapeDraft } from "./draft.svelte";
import Rules from "./GameRules.svelte";
import Mode from "./Mode.svelte";

const setup: SetupPart<DreamscapeDraft> = {
  draft: () => new DreamscapeDraft(),
  Mode,
  Rules,
  folded: ["edition", "options", "grid", "cycles"],
  parts: {
    "setup-players": "seats",
    "setup-solo-level": "mode",
    "setup-solo-simultaneous": "options",
    "setup-grid": "grid",
    "setup-entry-right": "options",
    "setup-cycles": "cycles",
    "table-unknown-edition": "edition",
    "table-unknown-option": "options",
  },
};

export default setup;
