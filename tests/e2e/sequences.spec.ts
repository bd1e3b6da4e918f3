/**
 * What a visitor does before the code is there takes effect once.
 */
import type { Page } from "@playwright/test";
import { holdInStages } from "./support/hold-code";
import { site } from "./support/site";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 1280, height: 800 } });

const { demoProject, hero } = site;
const { accept, undo } = demoProject.copy;
const [title = ""] = hero.composer.sentences;

const line = (page: Page) => page.getByLabel(hero.composer.label);
const board = (page: Page) => page.getByRole("group", { name: hero.scene, exact: true });
const button = (page: Page) =>
  board(page).getByRole("button", { name: accept, exact: true }).first();
/** As assistive technology presses. */
const press = (page: Page) =>
  button(page).evaluate((element: HTMLElement) => {
    element.click();
  });

/** Expects the issue on the board, once. */
const expectWritten = async (page: Page) => {
  await expect(line(page)).toHaveValue("");
  await expect(board(page).getByText(title).first()).toBeVisible();
  const { written } = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem("demo-2") ?? "{}") as { written?: [] },
  );
  expect(written).toHaveLength(1);
};

interface Sequence {
  name: string;
  /** Before the first script, which only collects events. */
  early?: (page: Page) => Promise<unknown>;
  /** Before the code of islands. */
  late?: (page: Page) => Promise<unknown>;
  effect: (page: Page) => Promise<unknown>;
  /** The first request of each script fails. */
  isLost?: true;
}

const sequences: Sequence[] = [
  {
    name: "an issue that is sent before the first script, and again, is on the board once",
    early: async (page) => {
      await line(page).fill(title);
      await line(page).press("Enter");
    },
    late: (page) => line(page).press("Enter"),
    effect: expectWritten,
  },
  {
    name: "a press before the first script counts, and so does each of a double click",
    early: press,
    late: (page) => button(page).dblclick(),
    effect: (page) =>
      expect(board(page).getByRole("button", { name: undo, exact: true })).toBeVisible(),
  },
  {
    name: "code that fails once is requested again, and nothing is lost",
    isLost: true,
    late: async (page) => {
      await press(page);
      await line(page).fill(title);
      await line(page).press("Enter");
    },
    effect: expectWritten,
  },
];

for (const { name, early, late, effect, isLost } of sequences) {
  test(name, async ({ page }) => {
    const { requested, release } = await holdInStages(page, isLost);
    await page.goto("/", { waitUntil: "commit" });
    await page.locator("footer").waitFor();
    await early?.(page);
    release("start");
    await page.waitForFunction(() => !("early" in window));
    await late?.(page);
    await expect.poll(() => requested.length).toBeGreaterThan(0);
    release("code");
    await effect(page);
  });
}
