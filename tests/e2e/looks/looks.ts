/** Compares pages with the screenshots in this folder: `npm run looks` (docs/decisions/019-tests.md). */
import { layOutAll } from "../support/layout";
import { article, release, unknownRoute } from "../support/site";
import { expect, test, visit } from "../support/test";

// Half size takes a third of the bytes.
test.use({ contextOptions: { reducedMotion: "reduce" }, deviceScaleFactor: 0.5 });

/** A page of each kind. Every other page is compared on a phone, in the dark scheme. */
const pages = {
  home: "/",
  pricing: "/pricing",
  team: "/company",
  list: "/changelog",
  article: article.path,
  release: release.path,
  text: "/tos",
  contact: "/contact",
  lost: unknownRoute,
};
const looks = [
  { viewport: { width: 1280, height: 800 }, colorScheme: "light" },
  { viewport: { width: 390, height: 800 }, colorScheme: "dark" },
] as const;

Object.entries(pages).forEach(([name, route], index) => {
  const { viewport, colorScheme } = index % 2 ? looks[1] : looks[0];
  test(`${name} looks as before`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await visit(page, route);
    await page.evaluate(layOutAll);
    await page.evaluate(loadAll);
    const mask = [page.locator("main img")];
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true, scale: "device", mask });
  });
});

/** Runs in the page: waits for all images and fonts. */
async function loadAll(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = "eager";
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}
