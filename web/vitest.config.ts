import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { lessons } from "./build/lessons";

/** Tests of single files, without a browser; those with one are in `tests/`. */
export default defineConfig({
  plugins: [svelte(), lessons()],
  test: { include: ["src/**/*.test.ts"], css: true },
});
