import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const browser = process.env["ONEIROS_CHROMIUM"] ?? PLACES.find((place) => existsSync(place));
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  fullyParallel: true,
  // More than the cores: a test mostly waits for a page to draw.
  workers: 4,
  retries: 0,
  // Nothing is measured here: a slow machine only takes longer.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    locale: "en-GB",
    viewport: { width: 1440, height: 900 },
    trace: "off",
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      // Chromium refuses to build its sandbox for root.
      args: isRoot ? ["--no-sandbox"] : [],
    },
  },
});
