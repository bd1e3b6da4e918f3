/** The questions above the comparison, and the verdict. */
import type { Page } from "@playwright/test";
import { judge, namesBy } from "../../src/lib/verdict";
import { expectAccessible } from "./support/axe";
import { newsletterDialog } from "./support/bar";
import { site } from "./support/site";
import { expect, plain, test, visit } from "./support/test";

const { tools, questions, verdict: words, heading } = site.comparison;
const [own = "", first = ""] = tools;
const finder = (page: Page) => page.getByRole("form", { name: words.label, exact: true });
const status = (page: Page) => finder(page).getByRole("status");
const rowOf = (page: Page, tool: string) =>
  finder(page).getByRole("listitem").filter({ hasText: tool });

const openReasons = (page: Page) => finder(page).getByText(words.why, { exact: true }).click();

const idOf = (question: number, option: number) => questions[question]?.options[option]?.id ?? "";
const answer = (page: Page, id: string) =>
  finder(page)
    .locator("label", { has: page.locator(`input[value="${id}"]`) })
    .click();

/** Tools that meet these answers; `verdict.test.ts` tests `judge`. */
const fitting = (answers: string[]) => namesBy(tools, judge(site.comparison, answers)).meets;

/** All combinations of answers, from none to complete ones. */
const all = questions.reduce<string[][]>(
  (sets, { options }) => sets.flatMap((ids) => [ids, ...options.map(({ id }) => [...ids, id])]),
  [[]],
);
/** Complete answers that only another tool meets (`elsewhere`), and that none meets (`nowhere`). */
const given = all.filter(({ length }) => length > 0);
const complete = all.filter(({ length }) => length === questions.length);
const elsewhere = complete.find((ids) => fitting(ids).length > 0 && !fitting(ids).includes(own));
const nowhere = complete.find((ids) => fitting(ids).length === 0);

interface Observation {
  sentence: string[];
  positions: string;
}

/**
 * Gives each set of answers and records the named tools, and positions of elements that must not move between them. In a narrow
 * window the length of the reasons differs, so elements below them are not recorded.
 */
function observeAfter(page: Page, sets: string[][]): Promise<Observation[]> {
  return finder(page).evaluate(async (form, sets) => {
    const table = document.querySelector("#compared");
    const isWide = matchMedia("(min-width: 60rem)").matches;
    const fixed = [
      isWide && table,
      ...form.querySelectorAll("fieldset, button, h3"),
      ...(isWide ? form.querySelectorAll("li > :first-child") : []),
    ].filter((each) => each instanceof Element);
    const observations: Observation[] = [];
    for (const ids of sets) {
      form.querySelector<HTMLElement>("fieldset ~ div button")?.click();
      for (const id of ids) form.querySelector<HTMLElement>(`input[value="${id}"]`)?.click();
      await new Promise(requestAnimationFrame);
      observations.push({
        sentence: [...form.querySelectorAll("[role=status] > :nth-child(2) b")].map(
          (name) => name.textContent,
        ),
        positions: fixed.map((each) => Math.round(each.getBoundingClientRect().top)).join(),
      });
    }
    return observations;
  }, sets);
}

test("each verdict names the right tools, and nothing shifts", async ({ page }) => {
  await visit(page, "/");
  await answer(page, idOf(0, 0));
  await openReasons(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const observations = await observeAfter(page, given);
    given.forEach((ids, index) => {
      expect.soft(observations[index]?.sentence, ids.join(" ")).toEqual(fitting(ids));
    });
    expect
      .soft(new Set(observations.map(({ positions }) => positions)).size, `at ${width} px`)
      .toBe(1);
  }
});

test("the keyboard answers the questions, a status announces the verdict", async ({ page }) => {
  await visit(page, "/");
  await expect(status(page)).toBeEmpty();
  const groups = finder(page).locator("fieldset");
  await expect(groups).toHaveCount(questions.length);
  for (const [index, { text, options }] of questions.entries()) {
    const group = groups.nth(index);
    await expect(group).toHaveAccessibleName(text);
    const radio = group.getByRole("radio");
    await radio.first().focus();
    await page.keyboard.press("Space");
    await expect(radio.first()).toBeChecked();
    await page.keyboard.press("ArrowRight");
    await expect(radio.nth(1)).toBeChecked();
    await expect(radio).toHaveCount(options.length);
  }
  const second = questions.map((_question, index) => idOf(index, 1));
  await expect(status(page)).toContainText(words.allAnswered);
  for (const name of fitting(second)) await expect(status(page)).toContainText(name);
  await finder(page).getByRole("button", { name: words.reset }).press("Enter");
  await expect(status(page)).toBeEmpty();
  await expect(finder(page).getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(finder(page).getByRole("radio").first()).toBeFocused();
});

test("the list cites the deciding cells, and links to the table", async ({ page }) => {
  await page.goto("/");
  const subscribe = finder(page).getByRole("button", { name: words.tell });
  await expect(subscribe).toBeHidden();
  for (const id of elsewhere ?? []) await answer(page, id);
  await openReasons(page);
  await expect(status(page)).toContainText(words.allAnswered);
  const shown = fitting(elsewhere ?? []);
  for (const tool of tools) {
    const word = rowOf(page, tool).getByText(words.standing.meets, { exact: true });
    await expect(word, tool).toBeVisible({ visible: shown.includes(tool) });
  }
  const [tool = ""] = shown;
  const { rows } = site.comparison;
  const reasons = plain(await rowOf(page, tool).innerText());
  const cells = rows.map(({ aspect, cells }) => ({ aspect, ...cells[tools.indexOf(tool)] }));
  const cited = cells.filter(({ aspect, text = "" }) => reasons.includes(`${aspect}: ${text}`));
  expect(cited.length).toBeGreaterThan(0);
  for (const { source, age } of cited)
    expect(reasons).toContain(`(${source?.label ?? ""}, ${age ?? ""})`);

  const name = words.beside.replace("{tool}", first);
  await finder(page).getByRole("link", { name, exact: true }).click();
  const table = page.getByRole("table", { name: heading, exact: true });
  await expect(table.getByRole("columnheader")).toHaveText([own, first]);
  await expect(page.locator("#compared")).toBeInViewport();
  await subscribe.click();
  await expect(newsletterDialog(page)).toBeVisible();
});

test("the questions are accessible, dark on a phone and light on a desk", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  // Without answers they are as `pages.spec.ts` sees them.
  for (const ids of [[idOf(0, 1)], elsewhere, nowhere].filter((some) => some !== undefined)) {
    for (const id of ids) await answer(page, id);
    await openReasons(page);
    for (const [width, colorScheme] of [
      [360, "dark"],
      [1280, "light"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `${ids.join(" ")}, ${colorScheme}`, finder(page));
    }
    await finder(page).getByRole("button", { name: words.reset }).click();
  }
});
