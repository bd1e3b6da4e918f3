import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { noteShifts, shifts } from "./support/shifts";
import { site } from "./support/site";
import { alsoInFirefox, expect, test, visit } from "./support/test";

const { backlog, demoProject, hero, planning } = site;
const { copy } = demoProject;
const [first = ""] = demoProject.columns;
const field = (page: Page) => page.getByRole("textbox", { name: hero.composer.label });
const board = (page: Page) => page.getByRole("group", { name: hero.scene, exact: true });
const card = (page: Page) => page.getByRole("group", { name: planning.demo.scene, exact: true });
const cardTitle = (page: Page) => card(page).getByRole("textbox", { name: planning.demo.title });
const backlogScene = (page: Page) => page.getByRole("img", { name: backlog.scene, exact: true });
const inBoard = (page: Page, name: string) =>
  board(page).getByRole("button", { name, exact: true });
const [sentence = "", ...sentences] = hero.composer.sentences;
const number = Math.max(...demoProject.issues.map(({ key }) => Number(key.split("-")[1]))) + 1;
const key = `${demoProject.issues[0]?.key.split("-")[0]}-${number}`;
/** The messages that say there's no suggestion: below the field, and on the card. */
const noSuggestion = (page: Page) =>
  board(page).getByText(hero.composer.nothing).or(board(page).getByText(hero.composer.none));
/** The words that moved the estimate, below the field. */
const reasons = (page: Page) => board(page).locator("form i");
/** The summary of a draft, below the field. */
const summary = (page: Page) =>
  board(page).getByText(new RegExp(hero.composer.inShort.replace(/\{\w+\}/g, "\\d+")));
const count = (page: Page) => board(page).getByText(new RegExp(`^${first}\\d+$`));
const before = demoProject.issues.filter(({ status, type }) => status === first && type !== "Epic");

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("an issue is typed, added and accepted by keyboard, accessibly, and nothing shifts", async ({
  page,
}) => {
  await noteShifts(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/");
    // Shifts by fonts that arrive late are measured in `fonts.spec.ts`.
    await page.evaluate(() => document.fonts.ready);
    const loaded = await shifts(page, false);
    await expect(count(page)).toHaveText(`${first}${before.length}`);
    await field(page).focus();
    await field(page).evaluate((line) => line.scrollIntoView({ block: "center" }));
    await page.keyboard.type(sentence);
    await expect(board(page).getByText(copy.suggested)).toBeVisible();
    await expect(summary(page)).toBeInViewport();
    await expect(inBoard(page, copy.accept)).toBeHidden();
    await expectAccessible(page, `a draft at ${width} px`, board(page));
    await page.keyboard.press("Enter");
    await expect(field(page)).toHaveValue("");
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: key })).toBeAttached();
    await expect(count(page)).toHaveText(`${first}${before.length + 1}`);
    await inBoard(page, copy.accept).press("Enter");
    await expect(board(page).getByText(copy.accepted, { exact: true })).toBeVisible();
    await expect(inBoard(page, copy.undo)).toBeFocused();
    await expectAccessible(page, `an accepted issue at ${width} px`, board(page));
    expect(await shifts(page, false), `at ${width} px`).toEqual(loaded);
    await page.keyboard.press("Enter");
    await expect(inBoard(page, copy.accept)).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
  }
});

test("each example sentence has a suggestion, and a greeting has none", async ({ page }) => {
  await visit(page, "/");
  for (const example of [sentence, ...sentences]) {
    await field(page).clear();
    await board(page).getByRole("button", { name: example, exact: true }).click();
    await expect(field(page)).toHaveValue(example);
    await expect(field(page)).toBeFocused();
    await expect(board(page).getByText(copy.suggested)).toBeVisible();
  }
  await field(page).fill("Good morning");
  await expect(noSuggestion(page)).toHaveCount(2);
  await expect(board(page).getByText(copy.suggested)).toBeHidden();
});

test("each letter changes the estimate and its reasons; it can be added", async ({ page }) => {
  await visit(page, "/");
  await field(page).fill("Fix a typo in the footer");
  await expect(reasons(page)).toHaveText(["Fix", "typo"]);
  const small = await summary(page).textContent();
  await field(page).fill("Implement support for microservices");
  await expect(reasons(page)).toHaveText(["Implement", "support"]);
  await expect(summary(page)).not.toHaveText(small ?? "");
  await field(page).press("Enter");
  await expect(count(page)).toHaveText(`${first}${before.length + 1}`);
});

test("an added issue is in every scene, also after a reload", alsoInFirefox, async ({ page }) => {
  await visit(page, "/");
  await field(page).fill(sentence);
  await expect(board(page).getByText(copy.suggested)).toBeVisible();
  await field(page).press("Enter");
  for (const visitAgain of [false, true]) {
    if (visitAgain) await page.reload();
    await card(page).scrollIntoViewIfNeeded();
    await expect(cardTitle(page)).toHaveValue(sentence);
    await backlogScene(page).scrollIntoViewIfNeeded();
    await expect(backlogScene(page).getByText(sentence)).toBeVisible();
  }
});

test("an estimate follows a changed title, which can be added to the board", async ({ page }) => {
  await visit(page, "/");
  const press = (name: string) => card(page).getByRole("button", { name, exact: true }).click();
  await cardTitle(page).fill("Sprat");
  await expect(card(page).getByText(planning.demo.none)).toBeVisible();
  await expectAccessible(page, "a title without a suggestion", card(page));
  await cardTitle(page).fill(sentence);
  await expect(card(page).locator("[data-estimate]")).toBeVisible();
  await expectAccessible(page, "a changed title", card(page));
  await press(planning.demo.add);
  await expect(page.getByRole("status").filter({ hasText: key })).toBeAttached();
  await expect(count(page)).toHaveText(`${first}${before.length + 1}`);
  await press(planning.demo.toBoard);
  await expect(board(page)).toBeInViewport();
  await expect(board(page).getByText(sentence).first()).toBeVisible();
});
