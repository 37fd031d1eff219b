// Pictures and measurements: they need what tests need, but are none.

import usual from "./playwright.config";

export default { ...usual, testMatch: ["pictures.ts", "bench.ts"], fullyParallel: false, workers: 1, timeout: 600_000 };
