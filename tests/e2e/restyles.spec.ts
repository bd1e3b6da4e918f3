/** Style recalculations after a press in a scene, and work of an idle page. */
import type { Browser, Page } from "@playwright/test";
import { twoFrames } from "./support/scrolling";
import { site } from "./support/site";
import { renderCounts, mostStyled } from "./support/trace";
import { expect, test, visit } from "./support/test";

const { agents, demoProject, hero, labels } = site;
const { words } = demoProject;

const choicesOf = (page: Page, name: string) =>
  page.getByRole("group", { name }).getByRole("radio");
const suggestion = (page: Page, word: string) =>
  page.getByRole("button", { name: word, exact: true }).last();

type Control = [name: string, locate: (page: Page) => ReturnType<Page["locator"]>];

/** Controls that respond by CSS or by React, in document order. */
const controls: Control[] = [
  ["an example sentence", (page) => page.getByRole("button", { name: hero.composer.sentences[0] })],
  ["Accept", (page) => suggestion(page, words.accept)],
  ["Undo", (page) => suggestion(page, words.undo)],
  ["a label", (page) => choicesOf(page, labels.scene).last()],
];

async function expectFewRestyled(page: Page, browser: Browser, [name, locate]: Control) {
  const control = locate(page);
  await control.scrollIntoViewIfNeeded();
  await twoFrames(page);
  const { styled, all } = await mostStyled(browser, page, async () => {
    await control.click();
    // The other scenes update one per frame.
    for (let scene = 0; scene < 10; scene += 1) await twoFrames(page);
  });
  expect.soft(styled, name).toBeGreaterThan(1);
  expect.soft(styled, name).toBeLessThan(all / 6);
}

test("a press in a scene restyles little more than the scene", async ({ page, browser }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  for (const control of controls) await expectFewRestyled(page, browser, control);
  // Agents are chosen only where things may move.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expectFewRestyled(page, browser, [
    "an agent",
    (one) => choicesOf(one, agents.choose).nth(1),
  ]);
});

/** More than the interval of the agents' turns, in ms. */
const idle = 5000;

test("an idle page is neither laid out nor painted", async ({ page, browser }) => {
  await visit(page, "/");
  // Away from the agents, which take turns on screen.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1000);
  expect(await renderCounts(browser, page, () => page.waitForTimeout(idle))).toEqual({
    layouts: 0,
    paints: 0,
  });
});
