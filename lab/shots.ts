/**
 * `npm run lab -- shots pricing 360`: screenshots of every page at four widths in both schemes, into `shots/`; only those
 * whose names hold all words.
 */
import fs from "node:fs";
import { launchBrowser } from "../scripts/lib/browser.mjs";
import { builtPages } from "../src/workarounds/gatsby-page-data.mjs";
import { builtFolder, startSides } from "./pages/sides";

/** Takes them. */
export async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const routes = builtPages(builtFolder()).map((page) => page.path);
  const shots = [...routes.filter((route) => !/^\/(dev-)?404/.test(route)), "/404.html"]
    .flatMap((route) => [360, 768, 1280, 1920].map((width) => ({ route, width })))
    .flatMap((shot) =>
      (["light", "dark"] as const).map((colorScheme) => ({ ...shot, colorScheme })),
    )
    .map(({ route, width, colorScheme }) => {
      const name = route === "/" ? "home" : route.slice(1).replaceAll("/", "_");
      const file = `shots/${name}-${width}-${colorScheme}.png`;
      return { file, route, width, colorScheme };
    });
  const [site] = await startSides([]);
  const browser = await launchBrowser();
  fs.mkdirSync("shots", { recursive: true });
  for (const { file, route, width, colorScheme } of shots) {
    if (!words.every((word) => file.includes(word))) continue;
    const viewport = { width, height: width < 700 ? 740 : 900 };
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
    await page.goto(site?.urlOf(route) ?? "", { waitUntil: "networkidle" });
    // Once more with the fonts at hand: a first visit may go without (font-display: optional).
    await page.reload({ waitUntil: "networkidle" });
    // Lazy images, too.
    await page.evaluate(() =>
      Promise.all(
        [...document.images].map((image) => {
          image.loading = "eager";
          return image.decode().catch(() => undefined);
        }),
      ),
    );
    await page.screenshot({ path: file, fullPage: true });
    await page.close();
    console.log(file);
  }
  await browser.close();
  await site?.close();
}
