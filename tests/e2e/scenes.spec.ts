import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { holdCode } from "./support/hold-code";
import { choose, twoFrames } from "./support/scrolling";
import { noteShifts, shifts } from "./support/shifts";
import { site } from "./support/site";
import { expect, test, visit } from "./support/test";

const { agents, demoProject, hero, labels } = site;
const board = (page: Page) => page.getByRole("group", { name: hero.scene, exact: true });
const playing = (page: Page) =>
  board(page).evaluate((scene) => scene.getAnimations({ subtree: true }).length);
const suggested = demoProject.issues.find(({ key }) => key === demoProject.walks);
/** A suggested label on the large card. */
const label = (page: Page) =>
  board(page)
    .getByText(suggested?.labels[0] ?? "", { exact: true })
    .first();

/** Conditions without animation. */
const still = [
  ["with reduced motion", { contextOptions: { reducedMotion: "reduce" } }],
  ["without JavaScript", { javaScriptEnabled: false }],
] as const;

test("the board does not move until a visitor types", async ({ page }) => {
  await visit(page, "/");
  expect(await playing(page)).toBe(0);
  await board(page).evaluate((scene) => {
    const noteStart = () => (scene.dataset.mark = "moved");
    scene.addEventListener("animationstart", noteStart, { once: true });
  });
  await board(page)
    .getByRole("textbox")
    .fill(hero.composer.sentences[0] ?? "");
  await expect(board(page)).toHaveAttribute("data-mark", "moved");
  await expect.poll(() => playing(page)).toBe(0);
});

const visibleAgents = (page: Page) => page.locator("[data-agent]").filter({ visible: true });
const agentChoice = (page: Page) => page.getByRole("group", { name: agents.choose });

test("one agent is visible and another one can be chosen before scripts run; in print all are", async ({
  page,
}) => {
  await holdCode(page);
  await page.goto("/", { waitUntil: "commit" });
  // Its section is laid out when it's near: a forced check doesn't wait until it stays in place.
  await agentChoice(page).scrollIntoViewIfNeeded();
  for (const { name, job } of agents.agents) {
    await choose(agentChoice(page).getByRole("radio", { name }));
    await expect(visibleAgents(page)).toHaveCount(1);
    await expect(visibleAgents(page)).toContainText(job);
  }
  await page.emulateMedia({ media: "print" });
  await expect(visibleAgents(page)).toHaveCount(agents.agents.length);
});

test("agents take turns on screen until one is chosen", async ({ page }) => {
  await visit(page, "/");
  const [first, second] = agents.agents;
  await agentChoice(page).scrollIntoViewIfNeeded();
  await expect(visibleAgents(page)).not.toContainText(first?.job ?? "");
  await agentChoice(page).getByRole("radio", { name: second?.name }).click({ force: true });
  await expect(page.getByRole("button", { name: agents.play })).toBeVisible();
  await expect(visibleAgents(page)).toContainText(second?.job ?? "");
});

for (const [condition, options] of still) {
  test.describe(condition, () => {
    test.use(options);

    test("the board is complete, and all agents are visible", async ({ page }) => {
      await page.goto("/");
      expect(await playing(page)).toBe(0);
      await expect(label(page)).toBeVisible();
      await expect(label(page)).toHaveCSS("opacity", "1");
      await expect(visibleAgents(page)).toHaveCount(agents.agents.length);
      await expect(agentChoice(page)).toBeHidden();
      // Nobody can write or accept without scripts.
      const isOperated = !("javaScriptEnabled" in options);
      await expect(board(page).getByRole("textbox")).toBeVisible({ visible: isOperated });
      const accept = board(page).getByRole("button", { name: demoProject.copy.accept });
      await expect(accept.first()).toBeVisible({ visible: isOperated });
    });
  });
}

test("nothing shifts while the page loads and its scenes play", async ({ page }) => {
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

test("an issue's labels and status find others without scripts, and nothing moves", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto("/");
  const scene = page.getByRole("group", { name: labels.scene, exact: true });
  const height = (await scene.boundingBox())?.height;
  const issue = demoProject.issues.find(({ key }) => key === labels.issue);
  const others = demoProject.issues.filter((one) => one.type !== "Epic" && one !== issue);
  for (const name of [issue?.status ?? "", issue?.labels[0] ?? ""]) {
    await scene.getByText(name, { exact: true }).click();
    await expect(scene.getByRole("radio", { name })).toBeChecked();
    const [found, hidden] = [true, false].map((is) =>
      others.find((one) => [...one.labels, one.status].includes(name) === is),
    );
    await expect(scene.getByRole("listitem").filter({ hasText: found?.title })).toBeVisible();
    await expect(scene.getByRole("listitem").filter({ hasText: hidden?.title })).toHaveCount(0);
    expect((await scene.boundingBox())?.height).toBe(height);
  }
  await page.close();
});

test("a turned card is accessible", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const card = page.locator("main li:has(> details)").first();
  await card.locator("summary").press("Enter");
  await finish(page);
  await expectAccessible(page, "with a card turned", card);
});

/** Pauses finite animations at a part of their duration, except scroll-driven ones. */
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
/** Finishes finite animations. */
const finish = (page: Page) => seek(page, 1);
