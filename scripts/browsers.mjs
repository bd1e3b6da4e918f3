/** Installs the browsers that end-to-end tests need, if they are missing. */
import { ensureBrowser } from "./lib/browser.mjs";

await ensureBrowser("chromium");
await ensureBrowser("firefox");
