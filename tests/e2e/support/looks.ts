/** Makes screenshots for `looks.spec.ts` deterministic. */
import { createHash } from "node:crypto";
import fs from "node:fs";
import type { Browser } from "@playwright/test";
import { fontFiles } from "../../../src/theme/font-faces";
import { readPageData } from "../../../src/workarounds/gatsby-page-data.mjs";
import { site, unknownRoute } from "./site";

/** A page's path without slashes: `/` → `index`, `/changelog/v0-11-0` → `changelog-v0-11-0`. */
export const nameOf = (route: string) =>
  route === unknownRoute ? "404" : route.slice(1).replaceAll("/", "-") || "index";

/** Digest of what a page shows: its data from Gatsby, in which names of images are hashes of their bytes, and the layout's. */
export function dataOf(route: string): string {
  const address = route === unknownRoute ? "/404" : route;
  const { result } = readPageData("public", address);
  const { product, navigation, newsletter, footer } = site;
  const shown = [result, product, navigation, newsletter, footer];
  return createHash("sha256").update(JSON.stringify(shown)).digest("hex");
}

/** Runs in the page: renders all images and fonts. */
export async function renderAll(): Promise<void> {
  // `font-display: optional` would skip a late font until the next page.
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  for (const rule of rules) {
    if (rule instanceof CSSFontFaceRule) rule.style.setProperty("font-display", "block");
  }
  const images = [...document.images];
  for (const image of images) image.loading = "eager";
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}

/** Screenshot of text in a font of the site, on a page of its own: differences come from the browser. */
export async function captureText(browser: Browser): Promise<Buffer> {
  const font = `data:font/woff2;base64,${fs.readFileSync(`static${fontFiles[0]}`, "base64")}`;
  const text = "Sphinx of black quartz, judge my vow. 0123456789";
  const page = await browser.newPage({
    viewport: { width: 600, height: 120 },
    deviceScaleFactor: 1,
    colorScheme: "light",
  });
  await page.setContent(`<style>
    @font-face { font-family: Probe; src: url(${font}); font-weight: 100 900; }
    body { font: 16px/1.5 Probe; }
    p + p { font-weight: 700; font-size: 13px; }
  </style><p>${text}</p><p>${text}</p>`);
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
  // A busy Chromium now and then refuses one: "Unable to capture screenshot".
  const png = await page.screenshot().catch(() => page.screenshot());
  await page.close();
  return png;
}
