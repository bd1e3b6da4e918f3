import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { twoFrames } from "./support/scrolling";
import { noteShifts, shifts } from "./support/shifts";
import { site } from "./support/site";
import { expect, test, visit } from "./support/test";

const { demoProject, hero, issueTypes, planning } = site;
const board = (page: Page) => page.getByRole("img", { name: hero.scene, exact: true });
const replay = (page: Page) => page.getByRole("button", { name: hero.replay, exact: true });
const playing = (page: Page) =>
  board(page).evaluate((scene) => scene.getAnimations({ subtree: true }).length);
const suggested = demoProject.issues.find(({ key }) => key === hero.suggestion.issue);
/** What arrives last. */
const lastWord = (page: Page) => board(page).getByText(suggested?.subtasks?.at(-1) ?? "");

test.describe("the board", () => {
  test("plays by itself, and again on demand", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1400 });
    await visit(page, "/");
    await finish(page);
    await expect.poll(() => playing(page)).toBe(0);
    await replay(page).click();
    // It begins with a new picture: a busy machine may be slow to draw it, but not to have it.
    await expect.poll(() => playing(page)).toBeGreaterThan(5);
  });

  for (const [where, options] of [
    ["where motion is unwelcome", { contextOptions: { reducedMotion: "reduce" } }],
    ["without JavaScript", { javaScriptEnabled: false }],
  ] as const) {
    test.describe(where, () => {
      test.use(options);

      test("is complete at once", async ({ page }) => {
        await page.goto("/");
        expect(await playing(page)).toBe(0);
        await expect(lastWord(page)).toBeVisible();
        await expect(lastWord(page)).toHaveCSS("opacity", "1");
        await expect(replay(page)).toBeHidden();
      });
    });
  }
});

test("nothing moves that was laid out, while the page loads and its scenes play", async ({
  page,
}) => {
  await noteShifts(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/");
    await page.waitForLoadState("networkidle");
    for (const part of [0, 0.25, 0.5, 0.75, 1]) {
      await seek(page, part);
      await twoFrames(page);
    }
    expect(await shifts(page), `at ${width} px`).toEqual([]);
  }
});

test("every issue of the demo and every turned card is without barriers", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const issues = page.getByRole("group", { name: planning.demo.pick }).getByRole("radio");
  await expect(issues).toHaveCount(planning.demo.issues.length);
  for (let index = 0; index < (await issues.count()); index += 1) {
    await issues.nth(index).check({ force: true });
    await finish(page);
    await expectAccessible(page, `with issue ${index + 1}`);
  }
  const card = page.getByRole("button", { name: issueTypes.types[0]?.type }).first();
  await card.press("Enter");
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await finish(page);
  await expectAccessible(page, "with a card turned");
});

/** Holds all that moves by itself at a part of its way; what never ends or follows the page is left. */
const seek = (page: Page, part: number) =>
  page.evaluate((at) => {
    for (const motion of document.getAnimations()) {
      const end = Number(motion.effect?.getComputedTiming().endTime);
      if (!Number.isFinite(end) || !(motion.timeline instanceof DocumentTimeline)) continue;
      motion.pause();
      motion.currentTime = at * end;
      if (at === 1) motion.finish();
    }
  }, part);
/** Lets everything that moves arrive. */
const finish = (page: Page) => seek(page, 1);
