/**
 * What a visitor does before the code is there takes effect once and in order. Each of these sequences went wrong once.
 */
import type { Page } from "@playwright/test";
import { holdInStages } from "./support/hold-code";
import { expectSuccess, inFooter, input, send } from "./support/newsletter";
import { site } from "./support/site";
import { newAddress, subscribers } from "./support/stand-ins";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 1280, height: 800 } });

const { demoProject, hero } = site;
const { accept, undo } = demoProject.words;
const [first = "", second = ""] = hero.composer.sentences;

const line = (page: Page) => page.getByLabel(hero.composer.label);
const board = (page: Page) => page.getByRole("group", { name: hero.scene, exact: true });
const press = (page: Page, name: string) =>
  board(page).getByRole("button", { name, exact: true }).first().click();
const column = (page: Page, index: number) => board(page).locator("[data-column]").nth(index);

async function write(page: Page, title: string): Promise<void> {
  await line(page).fill(title);
  await line(page).press("Enter");
}

/** Issues on the board that the visitor wrote. */
const expectWritten = async (page: Page, titles: string[]) => {
  await expect(line(page)).toHaveValue("");
  for (const title of titles) await expect(board(page).getByText(title).first()).toBeVisible();
  const count = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem("cairn-demo-2") ?? "{}") as { written?: [] }).written,
  );
  expect(count).toHaveLength(titles.length);
};

interface Sequence {
  name: string;
  route: string;
  /** Before the first script, which only collects events. */
  early?: (page: Page) => Promise<unknown>;
  /** Before the code of islands. */
  late?: (page: Page) => Promise<unknown>;
  /** When the code has been requested and is on its way. */
  last?: (page: Page) => Promise<unknown>;
  effect: (page: Page) => Promise<unknown>;
  /** The first request of each script fails. */
  isLost?: true;
}

const sequences: Sequence[] = [
  {
    name: "two issues that are sent before the first script are both on the board",
    route: "/",
    early: async (page) => {
      await write(page, first);
      await write(page, second);
    },
    effect: (page) => expectWritten(page, [first, second]),
  },
  {
    name: "Enter sends what was typed last, though the issue before it has just emptied the line",
    route: "/",
    late: async (page) => {
      await write(page, first);
      await line(page).fill(second);
    },
    last: (page) => line(page).press("Enter"),
    effect: (page) => expectWritten(page, [first, second]),
  },
  {
    name: "an issue that is sent twice while it waits is on the board once",
    route: "/",
    late: async (page) => {
      await write(page, first);
      await line(page).press("Enter");
    },
    effect: (page) => expectWritten(page, [first]),
  },
  {
    name: "two arrow keys move a card by two columns",
    route: "/",
    late: async (page) => {
      await column(page, 0).locator("[data-card]").nth(1).focus();
      for (let key = 0; key < 2; key += 1) await page.keyboard.press("ArrowRight");
    },
    effect: (page) => expect(column(page, 2).locator("[data-card]:focus")).toHaveCount(1),
  },
  {
    name: "a press by assistive technology counts, and so does each of a double click",
    route: "/",
    early: (page) =>
      board(page)
        .getByRole("button", { name: accept, exact: true })
        .first()
        .evaluate((button: HTMLElement) => {
          button.click();
        }),
    late: (page) =>
      board(page).getByRole("button", { name: accept, exact: true }).first().dblclick(),
    effect: (page) =>
      expect(board(page).getByRole("button", { name: undo, exact: true })).toBeVisible(),
  },
  {
    name: "a dialog that opens and closes in between changes no order",
    route: "/",
    late: async (page) => {
      await line(page).fill(first);
      await page.locator("main [popovertarget=siteNewsletter]").first().click();
      await page.keyboard.press("Escape");
      await line(page).press("Enter");
    },
    effect: (page) => expectWritten(page, [first]),
  },
  {
    name: "two addresses that are sent one after the other are both subscribed",
    route: "/contact",
    late: async (page) => {
      await send(inFooter(page), newAddress("ann"));
      await send(inFooter(page), newAddress("bo"));
    },
    effect: async (page) => {
      const count = async (name: string) =>
        (await subscribers()).filter((address) => address.includes(name)).length;
      await expect.poll(() => count("ann")).toBeGreaterThan(0);
      await expect.poll(() => count("bo")).toBeGreaterThan(0);
      await expectSuccess(inFooter(page));
      await expect(input(inFooter(page))).toHaveValue("");
    },
  },
  {
    name: "code that fails once is requested again, and nothing is lost",
    route: "/",
    isLost: true,
    late: async (page) => {
      await press(page, accept);
      await write(page, first);
    },
    effect: (page) => expectWritten(page, [first]),
  },
];

for (const { name, route, early, late, last, effect, isLost } of sequences) {
  test(name, async ({ page }) => {
    const { requested, release } = await holdInStages(page, isLost);
    await page.goto(route, { waitUntil: "commit" });
    await page.locator("footer").waitFor();
    await early?.(page);
    release("start");
    await page.waitForFunction(() => !("early" in window));
    await late?.(page);
    await expect.poll(() => requested.length).toBeGreaterThan(0);
    release("code");
    await last?.(page);
    await effect(page);
  });
}
