/** First interactions while code fails to load: once, always, offline, or after a deployment (`src/runtime/recovery.ts`). */
import type { Page } from "@playwright/test";
import { bar } from "./support/bar";
import { holdCode } from "./support/hold-code";
import { logInButton } from "./support/login";
import { button as sendButton, expectSuccess, inFooter, input } from "./support/newsletter";
import { site } from "./support/site";
import { newAddress, subscribers } from "./support/stand-ins";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 1280, height: 800 } });

const { agents, hero, demoProject, navigation, planning } = site;
const { accept, undo } = demoProject.words;
const scene = (page: Page) => page.getByRole("group", { name: hero.scene, exact: true });
const board = (page: Page, name: string) => scene(page).getByRole("button", { name, exact: true });
const notice = (page: Page, words: string) => bar(page).getByRole("alert").getByText(words);

/** Counts navigations from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => (loads += Number(request.isNavigationRequest())));
  return () => loads;
}

/** First presses, and their effects. */
const presses = {
  board: {
    press: (page: Page) => board(page, accept).click(),
    expectEffect: (page: Page) => expect(board(page, undo)).toBeVisible(),
  },
  login: {
    press: (page: Page) => logInButton(page).click(),
    expectEffect: (page: Page) => expect(page.getByLabel("Password")).toBeVisible(),
  },
};

/** Requests of these presses, by URL pattern. What failed once is requested again at once: `sequences.spec.ts`. */
const requests = [
  ["the code of home's islands", /\/home-[^/]+\.js$/, presses.board],
  ["React", /\/framework-[^/]+\.js$/, presses.login],
] as const;

/** Opens the landing page with saveData, so that nothing is prefetched. */
async function openHome(page: Page) {
  const saving = { value: { saveData: true } };
  await page.addInitScript((set) => Object.defineProperty(navigator, "connection", set), saving);
  await page.goto("/");
  await page.waitForLoadState("networkidle");
}

for (const [what, address, { press, expectEffect }] of requests) {
  test(`a notice is shown if ${what} never loads, after one reload`, async ({ page }) => {
    await openHome(page);
    const loads = countLoads(page);
    await page.route(address, (route) => route.fulfill({ status: 503, body: "" }));
    await press(page);
    await expect(notice(page, navigation.failed)).toBeVisible();
    await press(page);
    await page.waitForTimeout(2_000);
    await expect(notice(page, navigation.failed)).toBeVisible();
    expect(loads()).toBe(1);
    await page.unroute(address);
    await page.reload();
    await press(page);
    await expectEffect(page);
  });
}

test("the next action retries the first scripts, with a notice meanwhile", async ({ page }) => {
  const requested: Record<string, number> = {};
  await page.route(/\/(app|webpack-runtime)-[^/]+\.js$/, (route) => {
    const address = route.request().url();
    const times = (requested[address] = (requested[address] ?? 0) + 1);
    return times > 2 ? route.continue() : route.fulfill({ status: 503, body: "" });
  });
  await openHome(page);
  await expect(notice(page, navigation.failed)).toBeHidden();
  await board(page, accept).click();
  await expect(notice(page, navigation.failed)).toBeVisible();
  await input(inFooter(page)).fill("visitor@b.example");
  await expect(board(page, undo)).toBeVisible();
  await expect(notice(page, navigation.failed)).toBeHidden();
  expect(Object.values(requested)).toEqual([3, 3]);
});

test.describe("on a page that was loaded before a deployment", () => {
  /** Code of the old build is deleted, until a navigation. */
  async function deploy(page: Page) {
    await openHome(page);
    page.on("request", (request) => {
      if (request.isNavigationRequest()) void page.unroute("**/*.js");
    });
    return holdCode(page);
  }

  test("a press, a choice and a text take effect after a reload", async ({ page }) => {
    const { refuse } = await deploy(page);
    const field = page.getByLabel(hero.composer.label);
    const other = page.getByRole("group", { name: planning.demo.pick }).getByRole("radio").nth(1);
    await field.fill("Chart a storm front");
    await other.check({ force: true });
    await page.getByRole("button", { name: agents.pause, exact: true }).click();
    refuse();
    await expect(page.getByRole("button", { name: agents.play, exact: true })).toBeVisible();
    await expect(other).toBeChecked();
    await expect(field).toHaveValue("Chart a storm front");
  });

  test("a new issue is on the board", async ({ page }) => {
    const { refuse } = await deploy(page);
    const title = "Chart a storm front";
    await page.getByLabel(hero.composer.label).fill(title);
    await page.keyboard.press("Enter");
    refuse();
    await expect(page.getByLabel(hero.composer.label)).toHaveValue("");
    await expect(scene(page).getByText(title)).toBeVisible();
  });

  test("a newsletter form is sent", async ({ page }) => {
    const { refuse } = await deploy(page);
    const address = newAddress();
    await input(inFooter(page)).fill(address);
    await sendButton(inFooter(page)).click();
    refuse();
    await expect.poll(subscribers).toContain(address);
  });
});

test.describe("without a connection", () => {
  test.beforeEach(async ({ page, context }) => {
    await openHome(page);
    await context.setOffline(true);
  });

  test("the newsletter form reports it, and sends its text later", async ({ page, context }) => {
    const form = inFooter(page);
    const address = newAddress();
    await input(form).fill(address);
    await sendButton(form).click();
    await expect(form.getByRole("alert").getByText(site.newsletter.offline)).toBeVisible();
    await expect(input(form)).toHaveValue(address);
    await context.setOffline(false);
    await expect(form.getByText(site.newsletter.offline)).toBeHidden();
    await sendButton(form).click();
    await expectSuccess(form);
  });

  test("a first press shows a notice, and works later", async ({ page, context }) => {
    await board(page, accept).click();
    await expect(notice(page, navigation.offline)).toBeVisible();
    await context.setOffline(false);
    await expect(notice(page, navigation.offline)).toBeHidden();
    await board(page, accept).click();
    await expect(board(page, undo)).toBeVisible();
  });
});
