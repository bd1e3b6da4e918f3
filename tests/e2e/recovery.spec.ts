/** Actions whose code cannot be loaded: offline, or after a deployment (`plugins/gatsby-plugin-islands/runtime/queue.ts`). */
import type { BrowserContext, Page } from "@playwright/test";
import { money } from "../../src/lib/format";
import { newsletterDialog } from "./support/bar";
import { nameField } from "./support/login";
import {
  button as sendButton,
  expectSuccess,
  inDialog,
  inFooter,
  input,
} from "./support/newsletter";
import { site } from "./support/site";
import { newAddress, subscribers } from "./support/stand-ins";
import { expect, test, withLogin } from "./support/test";

test.use({ viewport: { width: 390, height: 844 } });

const { demoProject, hero, navigation, plans } = site;
const { accept, undo } = demoProject.copy;
const scene = (page: Page) => page.getByRole("group", { name: hero.scene, exact: true });
const board = (page: Page, name: string) => scene(page).getByRole("button", { name, exact: true });
const line = (page: Page) => page.getByLabel(hero.composer.label);
const team = (page: Page) => page.getByLabel(plans.team.label);
const notice = (page: Page) => page.getByRole("alert").filter({ hasText: navigation.failed });
const reload = (page: Page) => notice(page).getByRole("button", { name: navigation.reload });

/** Opens a page without prefetching. */
async function open(page: Page, route: string) {
  const saving = { value: { saveData: true } };
  await page.addInitScript((set) => Object.defineProperty(navigator, "connection", set), saving);
  await page.goto(route);
  await page.waitForLoadState("networkidle");
}

/** Why code fails to load. */
const causes: Record<string, (page: Page, context: BrowserContext) => Promise<unknown>> = {
  offline: (_, context) => context.setOffline(true),
  "after a deployment": (page) => page.route("**/*.js", (route) => route.fulfill({ status: 404 })),
};

/** What a visitor may be waiting for, and the text that stays in a field. */
const waits: [
  what: string,
  route: string,
  act: (page: Page) => Promise<unknown>,
  kept?: [(page: Page) => ReturnType<Page["locator"]>, string],
][] = [
  ["a press", "/", (page) => board(page, accept).click()],
  [
    "a new issue",
    "/",
    (page) => line(page).fill("Chart a storm front"),
    [line, "Chart a storm front"],
  ],
  [
    "a new issue and Enter",
    "/",
    async (page) => {
      await line(page).fill("Chart a storm front");
      await line(page).press("Enter");
    },
    [line, "Chart a storm front"],
  ],
  ["a number of people", "/pricing", (page) => team(page).fill("37"), [team, "37"]],
  [
    "an address in a dialog",
    "/pricing",
    async (page) => input(await inDialog(page)).fill("letter"),
    [(page) => input(newsletterDialog(page)), "letter"],
  ],
];

for (const [cause, lose] of Object.entries(causes)) {
  for (const [what, route, act, kept] of waits) {
    test(`a notice is shown ${cause} to a visitor who waits for ${what}`, async ({
      page,
      context,
    }) => {
      await open(page, route);
      await lose(page, context);
      await expect(notice(page)).toBeHidden();
      await act(page);
      await expect(reload(page)).toBeVisible();
      await expect(reload(page)).toBeInViewport({ ratio: 1 });
      if (kept) await expect(kept[0](page)).toHaveValue(kept[1]);
      if (cause === "offline") return;
      await page.unroute("**/*.js");
      await page.evaluate(() => (document.body.dataset.mark = "old"));
      await reload(page).click();
      await expect(page.locator("body[data-mark]")).toHaveCount(0);
      await expect(notice(page)).toBeHidden();
    });
  }
}

test("letters do not request missing code again, presses do", withLogin, async ({ page }) => {
  await open(page, "/pricing");
  const requested: string[] = [];
  await page.route("**/*.js", (route) => {
    requested.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  await input(inFooter(page)).click();
  await page.keyboard.type("letter");
  await expect(notice(page)).toBeVisible();
  const first = requested.length;
  await page.keyboard.type("many letters");
  // Marks the press among the requests.
  await page.evaluate(() =>
    addEventListener("pointerdown", () => void fetch("/press.js"), { capture: true, once: true }),
  );
  const signUp = page.locator('[data-island="layout/start"] button').first();
  await signUp.click();
  // Both requests have failed by then: the second one must not get the code.
  await expect.poll(() => requested.length).toBeGreaterThan(first + 1);
  await expect(notice(page)).toBeVisible();
  expect(requested[first]).toContain("/press.js");
  await page.unroute("**/*.js");
  await signUp.click();
  await expect(nameField(page)).toBeVisible();
});

test("texts take effect when the connection is back, a press does not", async ({
  page,
  context,
}) => {
  await open(page, "/pricing");
  await context.setOffline(true);
  await team(page).fill("37");
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
  const plan = plans.plans.find(({ seats }) => !seats || seats >= 37);
  await expect(team(page).locator("~ output")).toContainText(
    money((plan?.monthly ?? 0) * 37, plans.currency),
  );

  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await line(page).fill("Chart a storm front");
  await board(page, accept).click();
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
  await expect(scene(page).getByText("Chart a storm front").first()).toBeVisible();
  await line(page).fill("");
  await expect(board(page, undo)).toHaveCount(0);
  await board(page, accept).click();
  await expect(board(page, undo)).toBeVisible();
});

test("without a connection the newsletter form keeps its text, and sends it later", async ({
  page,
  context,
}) => {
  await open(page, "/contact");
  await context.setOffline(true);
  const form = inFooter(page);
  const address = newAddress();
  await input(form).fill(address);
  await sendButton(form).click();
  await expect(notice(page)).toBeVisible();
  await expect(input(form)).toHaveValue(address);
  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
  await sendButton(form).click();
  await expectSuccess(form);
  expect(await subscribers()).toContain(address);
});

test("a press requests the first scripts again, letters do not", async ({ page }) => {
  let requested = 0;
  let isBroken = true;
  await page.route(/\/(app|webpack-runtime)-[^/]+\.js$/, (route) => {
    requested += 1;
    return isBroken ? route.fulfill({ status: 503, body: "" }) : route.continue();
  });
  await open(page, "/");
  await expect(notice(page)).toBeHidden();
  await line(page).fill("Chart");
  await line(page).press("End");
  await page.keyboard.type(" a storm front");
  await board(page, accept).click();
  await expect(notice(page)).toBeVisible();
  expect(requested).toBe(4);
  isBroken = false;
  await page.getByRole("heading", { level: 1 }).click();
  await expect(notice(page)).toBeHidden();
  await expect(scene(page).getByText("Chart a storm front").first()).toBeVisible();
  expect(requested).toBe(6);
});
