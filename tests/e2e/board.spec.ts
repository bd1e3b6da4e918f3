/** The board of the landing page: moving cards, and an issue from its first letter to its card in every scene. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { recordShifts, shifts } from "./support/layout";
import { board, boardButton, exactly, issueField } from "./support/page-objects";
import { site } from "./support/site";
import { alsoInFirefox, expect, expectHydrated, test, visit } from "./support/test";

const { backlog, demoProject, hero, planning } = site;
const { columns, issues, copy } = demoProject;
const [firstColumn = "", secondColumn = ""] = columns;
const lastColumn = columns.at(-1) ?? "";
const column = (page: Page, name: string) => page.locator(`[data-column="${name}"]`);
const cardIn = (page: Page, columnName: string, index = 0) =>
  column(page, columnName).locator("[data-key]").nth(index);

// In Chromium only, because Playwright can't end a drag in Firefox.
test("a card can be dragged to another column, and stays there after a reload", async ({
  page,
}) => {
  await visit(page, "/");
  const card = cardIn(page, secondColumn);
  const name = (await card.getAttribute("aria-label")) ?? "";
  const moved = column(page, lastColumn).getByRole("group", { name });
  await board(page).evaluate((scene) => scene.scrollIntoView({ block: "end" }));
  await card.hover();
  await page.mouse.down();
  await expectHydrated(page, "home/board");
  await cardIn(page, lastColumn).hover({ force: true });
  await cardIn(page, lastColumn).hover({ force: true, position: { x: 20, y: 20 } });
  await page.mouse.up();
  await expect(moved).toBeFocused();
  await page.reload();
  await expect(moved).toBeVisible();
  await expect(column(page, secondColumn).getByRole("group", { name })).toHaveCount(0);
});

test("arrow keys select and move cards", alsoInFirefox, async ({ page }) => {
  await visit(page, "/");
  const name = (await cardIn(page, firstColumn).getAttribute("aria-label")) ?? "";
  const nextName = (await cardIn(page, firstColumn, 1).getAttribute("aria-label")) ?? "";
  const card = board(page).getByRole("group", { name });
  await card.focus();
  await expectHydrated(page, "home/board");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  await expect(board(page).getByRole("group", { name: nextName })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(card).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  const moved = column(page, secondColumn).getByRole("group", { name });
  await expect(moved).toBeFocused();
  await expect(moved).toBeInViewport({ ratio: 1 });
  const announcement = hero.composer.added
    .replace("{key}", name.split(" ")[0] ?? "")
    .replace("{status}", secondColumn);
  await expect(page.getByRole("status").filter({ hasText: announcement })).toBeAttached();
  await page.keyboard.press("ArrowLeft");
  await expect(column(page, firstColumn).getByRole("group", { name })).toBeFocused();
});

test.describe("a new issue", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

  const [sentence = ""] = hero.composer.sentences;
  const number = Math.max(...issues.map(({ key }) => Number(key.split("-")[1]))) + 1;
  const key = `${issues[0]?.key.split("-")[0]}-${number}`;
  const countBefore = issues.filter(
    ({ status, type }) => status === firstColumn && type !== "Epic",
  ).length;
  const count = (page: Page) => board(page).getByText(new RegExp(`^${firstColumn}\\d+$`));
  /** Summary of a draft, below the field. */
  const summary = (page: Page) =>
    board(page).getByText(new RegExp(hero.composer.inShort.replace(/\{\w+\}/g, "\\d+")));
  /** Words that affect the estimate, below the field. */
  const reasons = (page: Page) => board(page).locator("form i");
  /** Messages that there's no suggestion, below the field and on the card. */
  const noSuggestion = (page: Page) =>
    board(page).getByText(hero.composer.nothing).or(board(page).getByText(hero.composer.none));
  const planningScene = (page: Page) => page.getByRole("group", exactly(planning.demo.scene));
  const titleField = (page: Page) =>
    planningScene(page).getByRole("textbox", { name: planning.demo.title });

  test("can be added and accepted by keyboard, accessibly and without layout shifts", async ({
    page,
  }) => {
    await recordShifts(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, "/");
      // `fonts.spec.ts` measures shifts by late fonts.
      await page.evaluate(() => document.fonts.ready);
      const shiftsBefore = await shifts(page, false);
      await expect(count(page)).toHaveText(`${firstColumn}${countBefore}`);
      await issueField(page).focus();
      await issueField(page).evaluate((field) => field.scrollIntoView({ block: "center" }));
      await page.keyboard.type(sentence);
      await expect(board(page).getByText(copy.suggested)).toBeVisible();
      await expect(summary(page)).toBeInViewport();
      await expect(boardButton(page, copy.accept)).toBeHidden();
      await expectAccessible(page, `a draft at ${width} px`, board(page));
      await page.keyboard.press("Enter");
      await expect(issueField(page)).toHaveValue("");
      await expect(issueField(page)).toBeFocused();
      await expect(page.getByRole("status").filter({ hasText: key })).toBeAttached();
      await expect(count(page)).toHaveText(`${firstColumn}${countBefore + 1}`);
      await boardButton(page, copy.accept).press("Enter");
      await expect(board(page).getByText(copy.accepted, { exact: true })).toBeVisible();
      await expect(boardButton(page, copy.undo)).toBeFocused();
      await expectAccessible(page, `an accepted issue at ${width} px`, board(page));
      expect(await shifts(page, false), `at ${width} px`).toEqual(shiftsBefore);
      await page.keyboard.press("Enter");
      await expect(boardButton(page, copy.accept)).toBeVisible();
      await page.evaluate(() => sessionStorage.clear());
    }
  });

  test("gets an estimate with reasons as its title is typed", async ({ page }) => {
    await visit(page, "/");
    await issueField(page).fill("Good morning");
    await expect(noSuggestion(page)).toHaveCount(2);
    await expect(board(page).getByText(copy.suggested)).toBeHidden();
    await issueField(page).fill("Fix a typo in the footer");
    await expect(reasons(page)).toHaveText(["Fix", "typo"]);
    const smallEstimate = (await summary(page).textContent()) ?? "";
    await issueField(page).fill("Implement support for microservices");
    await expect(reasons(page)).toHaveText(["Implement", "support"]);
    await expect(summary(page)).not.toHaveText(smallEstimate);
    await issueField(page).clear();
    await boardButton(page, sentence).click();
    await expect(issueField(page)).toHaveValue(sentence);
    await expect(issueField(page)).toBeFocused();
    await expect(board(page).getByText(copy.suggested)).toBeVisible();
  });

  test("appears in every scene, even after a reload", alsoInFirefox, async ({ page }) => {
    await visit(page, "/");
    await issueField(page).fill(sentence);
    await expect(board(page).getByText(copy.suggested)).toBeVisible();
    await issueField(page).press("Enter");
    const backlogScene = page.getByRole("img", exactly(backlog.scene));
    for (const isReload of [false, true]) {
      if (isReload) await page.reload();
      await planningScene(page).scrollIntoViewIfNeeded();
      await expect(titleField(page)).toHaveValue(sentence);
      await backlogScene.scrollIntoViewIfNeeded();
      await expect(backlogScene.getByText(sentence)).toBeVisible();
    }
  });

  test("can be added to the board from the planning scene", async ({ page }) => {
    const press = (name: string) => planningScene(page).getByRole("button", exactly(name)).click();
    await visit(page, "/");
    await titleField(page).fill("Sprat");
    await expect(planningScene(page).getByText(planning.demo.none)).toBeVisible();
    await expectAccessible(page, "a title without a suggestion", planningScene(page));
    await titleField(page).fill(sentence);
    await expect(planningScene(page).locator("[data-estimate]")).toBeVisible();
    await expectAccessible(page, "a changed title", planningScene(page));
    await press(planning.demo.add);
    await expect(page.getByRole("status").filter({ hasText: key })).toBeAttached();
    await expect(count(page)).toHaveText(`${firstColumn}${countBefore + 1}`);
    await press(planning.demo.toBoard);
    await expect(board(page)).toBeInViewport();
    await expect(board(page).getByText(sentence).first()).toBeVisible();
  });
});
