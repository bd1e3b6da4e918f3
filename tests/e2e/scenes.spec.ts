import type { Page } from "@playwright/test";
import { recordShifts, shifts } from "./support/layout";
import { board, exactly } from "./support/page-objects";
import { checkRadio, twoFrames } from "./support/scrolling";
import { site } from "./support/site";
import { expect, holdScripts, test, visit } from "./support/test";

const { agents, demoProject, hero, labels } = site;
/** Number of animations on the board. */
const animations = (page: Page) =>
  board(page).evaluate((scene) => scene.getAnimations({ subtree: true }).length);
const walkingIssue = demoProject.issues.find(({ key }) => key === demoProject.walks);
/** Suggested label on the large card. */
const label = (page: Page) =>
  board(page)
    .getByText(walkingIssue?.labels[0] ?? "", { exact: true })
    .first();

const conditionsWithoutAnimation = [
  ["with reduced motion", { contextOptions: { reducedMotion: "reduce" } }],
  ["without JavaScript", { javaScriptEnabled: false }],
] as const;

test("the board doesn't move until a visitor types", async ({ page }) => {
  await visit(page, "/");
  expect(await animations(page)).toBe(0);
  await board(page).evaluate((scene) => {
    const markMoved = () => (scene.dataset.mark = "moved");
    scene.addEventListener("animationstart", markMoved, { once: true });
  });
  await board(page)
    .getByRole("textbox")
    .fill(hero.composer.sentences[0] ?? "");
  await expect(board(page)).toHaveAttribute("data-mark", "moved");
  await expect.poll(() => animations(page)).toBe(0);
});

const visibleAgents = (page: Page) => page.locator("[data-agent]").filter({ visible: true });
const agentChoice = (page: Page) => page.getByRole("group", { name: agents.choose });

test("agents can be chosen one at a time before scripts run, and are all printed", async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  // The section is only laid out near the screen, and a forced check doesn't wait for that.
  await agentChoice(page).scrollIntoViewIfNeeded();
  for (const { name, job } of agents.agents) {
    await checkRadio(agentChoice(page).getByRole("radio", { name }));
    await expect(visibleAgents(page)).toHaveCount(1);
    await expect(visibleAgents(page)).toContainText(job);
  }
  await page.emulateMedia({ media: "print" });
  await expect(visibleAgents(page)).toHaveCount(agents.agents.length);
});

test("agents take turns until one is chosen", async ({ page }) => {
  await visit(page, "/");
  const [first, second] = agents.agents;
  await agentChoice(page).scrollIntoViewIfNeeded();
  await expect(visibleAgents(page)).not.toContainText(first?.job ?? "");
  await agentChoice(page).getByRole("radio", { name: second?.name }).click({ force: true });
  await expect(page.getByRole("button", { name: agents.play })).toBeVisible();
  await expect(visibleAgents(page)).toContainText(second?.job ?? "");
});

for (const [condition, options] of conditionsWithoutAnimation) {
  test.describe(condition, () => {
    test.use(options);

    test("the board is complete and all agents are visible", async ({ page }) => {
      await page.goto("/");
      expect(await animations(page)).toBe(0);
      await expect(label(page)).toBeVisible();
      await expect(label(page)).toHaveCSS("opacity", "1");
      await expect(visibleAgents(page)).toHaveCount(agents.agents.length);
      await expect(agentChoice(page)).toBeHidden();
      // Typing and accepting need scripts.
      const hasScripts = !("javaScriptEnabled" in options);
      await expect(board(page).getByRole("textbox")).toBeVisible({ visible: hasScripts });
      const accept = board(page).getByRole("button", { name: demoProject.copy.accept });
      await expect(accept.first()).toBeVisible({ visible: hasScripts });
    });
  });
}

/** Pauses finite animations, except scroll-driven ones, at a fraction of their duration. */
const seek = (page: Page, fraction: number) =>
  page.evaluate((fraction) => {
    for (const animation of document.getAnimations()) {
      const end = Number(animation.effect?.getComputedTiming().endTime);
      if (!Number.isFinite(end) || !(animation.timeline instanceof DocumentTimeline)) continue;
      animation.pause();
      animation.currentTime = fraction * end;
      if (fraction === 1) animation.finish();
    }
  }, fraction);

test("nothing shifts while the page loads and its scenes play", async ({ page }) => {
  await recordShifts(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/");
    await page.waitForLoadState("networkidle");
    for (const fraction of [0, 0.25, 0.5, 0.75, 1]) {
      await seek(page, fraction);
      await twoFrames(page);
    }
    expect(await shifts(page), `at ${width} px`).toEqual([]);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("labels and statuses filter issues, and nothing moves", async ({ page }) => {
    await page.goto("/");
    const scene = page.getByRole("group", exactly(labels.scene));
    const height = (await scene.boundingBox())?.height;
    const selected = demoProject.issues.find(({ key }) => key === labels.issue);
    const others = demoProject.issues.filter(
      (issue) => issue.type !== "Epic" && issue !== selected,
    );
    for (const name of [selected?.status ?? "", selected?.labels[0] ?? ""]) {
      await scene.getByText(name, { exact: true }).click();
      await expect(scene.getByRole("radio", { name })).toBeChecked();
      const matches = (issue: (typeof others)[number]) =>
        [...issue.labels, issue.status].includes(name);
      const item = (title = "") => scene.getByRole("listitem").filter({ hasText: title });
      await expect(item(others.find(matches)?.title)).toBeVisible();
      await expect(item(others.find((issue) => !matches(issue))?.title)).toHaveCount(0);
      expect((await scene.boundingBox())?.height).toBe(height);
    }
  });
});
