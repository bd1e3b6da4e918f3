import type { Page } from "@playwright/test";
import model from "../../src/lib/past-issues/model.json";
import pastIssues from "../../src/lib/past-issues/evidence.json";
import { expectAccessible } from "./support/axe";
import { noteShifts, shifts } from "./support/shifts";
import { site } from "./support/site";
import { alsoInFirefox, expect, test, visit } from "./support/test";

const { backlog, demoProject, editors, hero, labels, planning } = site;
const { words } = demoProject;
const [first = ""] = demoProject.columns;
const field = (page: Page) => page.getByRole("textbox", { name: hero.composer.label });
const board = (page: Page) => page.getByRole("group", { name: hero.scene, exact: true });
const picker = (page: Page) => page.getByRole("group", { name: planning.demo.pick });
const inBoard = (page: Page, name: string) =>
  board(page).getByRole("button", { name, exact: true });
const [sentence = "", ...sentences] = hero.composer.sentences;
const number = Math.max(...demoProject.issues.map(({ key }) => Number(key.split("-")[1]))) + 1;
const key = `${demoProject.issues[0]?.key.split("-")[0]}-${number}`;
/** The messages that there is no suggestion: below the field, and on the card. */
const nothing = hero.composer.nothing.replace("{count}", model.count);
const noSuggestion = (page: Page) =>
  board(page).getByText(nothing).or(board(page).getByText(hero.composer.none));
/** The nearest past issue, below the field. */
const evidence = (page: Page) =>
  board(page).getByText(new RegExp(`^${hero.composer.evidence} ${pastIssues.prefix}-`));
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
    // Of fonts that arrive late, which `fonts.spec.ts` measures.
    await page.evaluate(() => document.fonts.ready);
    const loaded = await shifts(page, false);
    await expect(count(page)).toHaveText(`${first}${before.length}`);
    await field(page).focus();
    await field(page).evaluate((line) => line.scrollIntoView({ block: "center" }));
    await page.keyboard.type(sentence);
    await expect(board(page).getByText(words.suggested)).toBeVisible();
    await expect(summary(page)).toBeInViewport();
    await expect(evidence(page)).toBeInViewport();
    await expect(inBoard(page, words.accept)).toBeHidden();
    await expectAccessible(page, `a draft at ${width} px`, board(page));
    await page.keyboard.press("Enter");
    await expect(field(page)).toHaveValue("");
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: key })).toBeAttached();
    await expect(count(page)).toHaveText(`${first}${before.length + 1}`);
    await inBoard(page, words.accept).press("Enter");
    await expect(board(page).getByText(words.accepted, { exact: true })).toBeVisible();
    await expect(inBoard(page, words.undo)).toBeFocused();
    await expectAccessible(page, `an accepted issue at ${width} px`, board(page));
    expect(await shifts(page, false), `at ${width} px`).toEqual(loaded);
    await page.keyboard.press("Enter");
    await expect(inBoard(page, words.accept)).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
  }
});

test("each example sentence has a suggestion, and an unknown one has none", async ({ page }) => {
  await visit(page, "/");
  for (const example of [sentence, ...sentences]) {
    await field(page).clear();
    await board(page).getByRole("button", { name: example, exact: true }).click();
    await expect(field(page)).toHaveValue(example);
    await expect(field(page)).toBeFocused();
    await expect(board(page).getByText(words.suggested)).toBeVisible();
  }
  await field(page).fill("Sprat fnord gleeb");
  await expect(noSuggestion(page)).toHaveCount(2);
  await expect(board(page).getByText(words.suggested)).toBeHidden();
});

test("a suggestion stands without its evidence, which the next one asks for again", async ({
  page,
}) => {
  const file = "**/past-issues-*.js";
  await page.route(file, (route) => route.abort());
  await visit(page, "/");
  const failed = page.waitForEvent("requestfailed");
  await field(page).fill(sentence);
  await failed;
  await expect(evidence(page)).toBeHidden();
  const place = await summary(page).boundingBox();
  expect(place).not.toBeNull();
  await page.unroute(file);
  await field(page).press("End");
  await field(page).pressSequentially("!");
  await expect(evidence(page)).toBeVisible();
  expect(await summary(page).boundingBox()).toEqual(place);
});

test("an added issue is in every scene, also after a reload", alsoInFirefox, async ({ page }) => {
  await visit(page, "/");
  await field(page).fill(sentence);
  await expect(board(page).getByText(words.suggested)).toBeVisible();
  await field(page).press("Enter");
  for (const visitAgain of [false, true]) {
    if (visitAgain) await page.reload();
    await picker(page).scrollIntoViewIfNeeded();
    await expect(picker(page).getByRole("radio", { name: sentence })).toBeChecked();
    await expect(page.getByRole("heading", { name: sentence })).toBeVisible();
    const result = page.locator("[data-result]").filter({ hasText: sentence });
    await expect(result.getByRole("heading", { level: 4 })).toHaveText([
      planning.demo.suggested.labels,
      planning.demo.suggested.points,
    ]);
    await expect(result.getByText(`${pastIssues.prefix}-`).first()).toBeVisible();
    for (const scene of [
      page.getByRole("img", { name: backlog.scene, exact: true }),
      page.getByRole("group", { name: labels.scene }),
      page.getByRole("group", { name: editors.scene }),
    ]) {
      await scene.scrollIntoViewIfNeeded();
      await expect(scene.getByText(sentence)).toBeVisible();
    }
  }
});

test("an issue that is picked below is the board's large one, and is planned step by step", async ({
  page,
}) => {
  await visit(page, "/");
  const picked = planning.demo.issues
    .map((issue) => demoProject.issues.find((one) => one.key === issue.key))
    .filter((issue) => issue?.status === first)
    .at(1);
  await picker(page).getByRole("radio", { name: picked?.title }).check({ force: true });
  await expect(inBoard(page, words.accept)).toBeVisible();
  await expect(board(page).getByText(picked?.subtasks?.[0] ?? "")).toBeVisible();
  const accept = page
    .locator("[data-result]")
    .getByRole("button", { name: new RegExp(`^${words.accept}:`) });
  const looksLikeOne = page.getByText(words.accept, { exact: true }).filter({ visible: true });
  for (const one of await looksLikeOne.all()) {
    expect(await one.evaluate((element) => element.closest("button")?.tagName)).toBe("BUTTON");
  }
  while (await accept.filter({ visible: true }).count()) {
    await accept.filter({ visible: true }).first().click();
  }
  await expect(
    page.getByText(planning.demo.planned.replace("{key}", picked?.key ?? "")),
  ).toBeVisible();
  await expect(inBoard(page, words.undo)).toBeVisible();
  await page.getByRole("link", { name: planning.demo.toBacklog }).filter({ visible: true }).click();
  await expect(page.getByRole("img", { name: backlog.scene, exact: true })).toBeInViewport();
});

test("the filter of the labels is as high with few issues as with many", async ({ page }) => {
  await visit(page, "/");
  const tile = page.locator("[data-island='home/labels']");
  const height = async () => (await tile.boundingBox())?.height;
  const atFirst = await height();
  // The first is picked already.
  for (const { key } of planning.demo.issues.slice(1)) {
    const issue = demoProject.issues.find((one) => one.key === key);
    await picker(page).getByRole("radio", { name: issue?.title }).check({ force: true });
    await tile.scrollIntoViewIfNeeded();
    await expect(tile.locator("strong").last()).toHaveText(issue?.labels[0] ?? "");
    expect(await height()).toBe(atFirst);
  }
});
