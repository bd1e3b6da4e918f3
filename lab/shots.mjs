/**
 * `npm run shots`: screenshots of every route at four widths in both themes, into `shots/`.
 * Serves what was built last. `npm run shots -- pricing 360` takes only matching ones.
 */
import fs from "node:fs/promises";
import { launchBrowser } from "./lib/browser.mjs";
import { routes } from "./lib/routes.mjs";
import { serve } from "./lib/server.mjs";

const widths = [360, 768, 1280, 1920];
const schemes = /** @type {const} */ (["light", "dark"]);
const wanted = process.argv.slice(2);

const site = await serve();
const browser = await launchBrowser();
await fs.mkdir("shots", { recursive: true });
try {
  for (const route of routes()) {
    const name = route === "/" ? "home" : route.slice(1).replaceAll("/", "_");
    for (const width of widths) {
      for (const colorScheme of schemes) {
        const file = `${name}-${width}-${colorScheme}.png`;
        if (!wanted.every((part) => file.includes(part))) continue;
        const page = await browser.newPage({
          viewport: { width, height: width < 700 ? 740 : 900 },
          colorScheme,
          reducedMotion: "reduce",
        });
        await page.goto(site.url + route, { waitUntil: "networkidle" });
        // Once more with the fonts at hand: a first visit may go without (font-display: optional).
        await page.reload({ waitUntil: "networkidle" });
        await page.evaluate(loadPictures);
        await page.screenshot({ path: `shots/${file}`, fullPage: true });
        await page.close();
        console.log(`shots/${file}`);
      }
    }
  }
} finally {
  await browser.close();
  await site.close();
}

/** Runs in the page: makes lazy pictures load, and waits for them. */
async function loadPictures() {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
}
