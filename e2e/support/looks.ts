/** How a page looks, taken so that the same page always gives the same picture. */
import fs from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { playwrightArguments, installedBrowser } from "../../scripts/lib/browser.mjs";
import { twoFrames } from "./scrolling";
import { visit } from "./test";

/** On a phone and on a desk, in both schemes. */
export const looks = [390, 1280].flatMap((width) =>
  (["light", "dark"] as const).map((scheme) => ({ width, scheme, name: `${width}-${scheme}` })),
);
export type Look = (typeof looks)[number];

/** Chromium without a window ("headless shell") sets letters on whole pixels unless told what one with a window does. */
export const launchOptions = {
  executablePath: installedBrowser(),
  args: [...playwrightArguments, "--font-render-hinting=slight"],
};

const still = { fullPage: true, animations: "disabled", caret: "initial" } as const;

/** The whole page from top to end, at rest, with everything that is loaded or drawn late: a PNG. */
export async function shoot(page: Page, route: string, { width, scheme }: Look): Promise<Buffer> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  await visit(page, route);
  await page.evaluate(drawAll);
  await twoFrames(page);
  return page.screenshot(still);
}

/** Runs in the page: what a visitor sees who scrolls through it on a quick connection. */
async function drawAll(): Promise<void> {
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
  const page = await browser.newPage({ viewport: { width: 600, height: 120 } });
  await page.setContent(`<style>
    @font-face { font-family: Probe; src: url(${font}); font-weight: 100 900; }
    body { font: 16px/1.5 Probe; }
    p + p { font-weight: 700; font-size: 13px; }
  </style><p>${text}</p><p>${text}</p>`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot(still);
  await page.close();
  return png;
}
