import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./build/compress";

/** A server for `npm run dev`: start one with `oneiros serve --port 8080`. */
const SERVER = process.env["ONEIROS_SERVER"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), compress("dist")],
  build: {
    target: "es2022",
    // The policy of the server allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
