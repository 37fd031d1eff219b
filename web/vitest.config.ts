import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Tests of single files, without a browser; those with one are in `tests/`. */
export default defineConfig({
  plugins: [svelte()],
  test: { include: ["src/**/*.test.ts"], css: true },
});
