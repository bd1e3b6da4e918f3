/** What `looks.spec.ts` needs so that the same page always gives the same picture. */
import { createHash } from "node:crypto";
import fs from "node:fs";
import type { Browser } from "@playwright/test";
import { installedBrowser, testArguments } from "../../scripts/lib/browser.mjs";
import { readPageData } from "../../src/workarounds/gatsby-page-data.mjs";
import { unknownRoute } from "./site";

/** Chromium without a window ("headless shell") sets letters on whole pixels unless told what one with a window does. */
export const launchOptions = {
  executablePath: installedBrowser(),
  args: [...testArguments, "--font-render-hinting=slight"],
};

/** A page's address without slashes: `/` → `index`, `/changelog/v0-11-0` → `changelog-v0-11-0`. */
export const nameOf = (route: string) =>
  route === unknownRoute ? "404" : route.slice(1).replaceAll("/", "-") || "index";

/** Digest of the data that Gatsby gives a page; the names of images there follow from their bytes. */
export function dataOf(route: string): string {
  const address = route === unknownRoute ? "/404" : route;
  const { result } = readPageData("public", address);
  return createHash("sha256").update(JSON.stringify(result)).digest("hex");
}

/** Runs in the page: what a visitor sees who scrolls through it on a quick connection. */
export async function drawAll(): Promise<void> {
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    const { contentVisibility } = getComputedStyle(element);
    if (contentVisibility === "auto") element.style.contentVisibility = "visible";
  }
  // A font that may be left out when it is late is left out until the next page.
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  for (const rule of rules) {
    if (rule instanceof CSSFontFaceRule) rule.style.setProperty("font-display", "block");
  }
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await document.fonts.ready;
}

/** A line of a font that is not the site's: what differs in it is the browser's way to draw, not the site. */
export async function shootText(browser: Browser): Promise<Buffer> {
  const file = "node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2";
  const font = `data:font/woff2;base64,${fs.readFileSync(file, "base64")}`;
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
  const png = await page.screenshot();
  await page.close();
  return png;
}
