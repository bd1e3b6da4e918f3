/** Actions whose code can't be loaded: offline, or after a deployment (`plugins/gatsby-plugin-islands/runtime/queue.ts`). */
import type { Locator, Page } from "@playwright/test";
import {
  board,
  boardButton,
  emailField,
  expectSubscribed,
  expectTeamPrice,
  footerForm,
  issueField,
  newsletterDialog,
  providerField,
  subscribe,
  subscribeButton,
} from "./support/page-objects";
import { newAddress, subscribers } from "./support/services";
import { site } from "./support/site";
import { expect, test, withLogin } from "./support/test";

test.use({ viewport: { width: 390, height: 844 } });

const { demoProject, navigation, plans } = site;
const { accept, undo } = demoProject.copy;
const title = "Chart a storm front";
const teamField = (page: Page) => page.getByLabel(plans.team.label);
const notice = (page: Page) => page.getByRole("alert").filter({ hasText: navigation.failed });
const reloadButton = (page: Page) => notice(page).getByRole("button", { name: navigation.reload });

/** Opens a page without prefetching. */
async function open(page: Page, route: string) {
  const connection = { value: { saveData: true } };
  await page.addInitScript(
    (descriptor) => Object.defineProperty(navigator, "connection", descriptor),
    connection,
  );
  await page.goto(route);
  await page.waitForLoadState("networkidle");
}

interface WaitingAction {
  name: string;
  route: string;
  act: (page: Page) => Promise<unknown>;
  /** Text that stays in a field. */
  kept?: { field: (page: Page) => Locator; text: string };
}

const waitingActions: WaitingAction[] = [
  { name: "pressing a button", route: "/", act: (page) => boardButton(page, accept).click() },
  {
    name: "typing an issue",
    route: "/",
    act: (page) => issueField(page).fill(title),
    kept: { field: issueField, text: title },
  },
  {
    name: "submitting an issue",
    route: "/",
    act: async (page) => {
      await issueField(page).fill(title);
      await issueField(page).press("Enter");
    },
    kept: { field: issueField, text: title },
  },
  {
    name: "changing a number",
    route: "/pricing",
    act: (page) => teamField(page).fill("37"),
    kept: { field: teamField, text: "37" },
  },
  {
    name: "typing in a dialog",
    route: "/pricing",
    act: async (page) => {
      // By script, because this page has no button for it.
      await page.evaluate(() =>
        document.querySelector<HTMLDialogElement>("#siteNewsletter")?.showModal(),
      );
      await emailField(newsletterDialog(page).locator("form")).fill("letter");
    },
    kept: { field: (page) => emailField(newsletterDialog(page)), text: "letter" },
  },
];

for (const { name, route, act, kept } of waitingActions) {
  test(`after a deployment, ${name} shows a notice that offers to reload`, async ({ page }) => {
    await open(page, route);
    await page.route("**/*.js", (script) => script.fulfill({ status: 404 }));
    await expect(notice(page)).toBeHidden();
    await act(page);
    await expect(reloadButton(page)).toBeVisible();
    await expect(reloadButton(page)).toBeInViewport({ ratio: 1 });
    if (kept) await expect(kept.field(page)).toHaveValue(kept.text);
    await page.unroute("**/*.js");
    await page.evaluate(() => (document.body.dataset.mark = "before"));
    await reloadButton(page).click();
    await expect(page.locator("body[data-mark]")).toHaveCount(0);
    await expect(notice(page)).toBeHidden();
  });
}

test("presses request missing code again, letters don't", withLogin, async ({ page }) => {
  await open(page, "/pricing");
  const requested: string[] = [];
  await page.route("**/*.js", (route) => {
    requested.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  await emailField(footerForm(page)).click();
  await page.keyboard.type("letter");
  await expect(notice(page)).toBeVisible();
  const countBefore = requested.length;
  await page.keyboard.type("many letters");
  // Marks the press in the list of requests.
  await page.evaluate(() =>
    addEventListener("pointerdown", () => void fetch("/press.js"), { capture: true, once: true }),
  );
  const signUp = page.locator('[data-island="layout/start"] button').first();
  await signUp.click();
  // The press is forgotten, and the button no longer dimmed, before the code is available again.
  const isDimmed = (button: Element) =>
    button.getAnimations().some((animation) => !(animation instanceof CSSTransition));
  await expect.poll(() => signUp.evaluate(isDimmed)).toBe(false);
  await expect(notice(page)).toBeVisible();
  expect(requested.length).toBeGreaterThan(countBefore + 1);
  expect(requested[countBefore]).toContain("/press.js");
  await page.unroute("**/*.js");
  await signUp.click();
  await expect(providerField(page)).toBeVisible();
});

test("once the connection is back, typed text takes effect and presses don't", async ({
  page,
  context,
}) => {
  await open(page, "/pricing");
  await context.setOffline(true);
  await teamField(page).fill("37");
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
  await expectTeamPrice(teamField(page).locator("~ output"), 37);

  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await issueField(page).fill(title);
  await boardButton(page, accept).click();
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
  await expect(board(page).getByText(title).first()).toBeVisible();
  await issueField(page).fill("");
  await expect(boardButton(page, undo)).toHaveCount(0);
  await boardButton(page, accept).click();
  await expect(boardButton(page, undo)).toBeVisible();
});

test("the newsletter form keeps its text while offline, and can be sent later", async ({
  page,
  context,
}) => {
  await open(page, "/contact");
  await context.setOffline(true);
  const form = footerForm(page);
  const address = newAddress();
  await subscribe(form, address);
  await expect(notice(page)).toBeVisible();
  await expect(emailField(form)).toHaveValue(address);
  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
  await subscribeButton(form).click();
  await expectSubscribed(form);
  expect(await subscribers()).toContain(address);
});

test("presses request missing first scripts again, letters don't", async ({ page }) => {
  let requested = 0;
  let isBroken = true;
  await page.route(/\/(app|webpack-runtime)-[^/]+\.js$/, (route) => {
    requested += 1;
    return isBroken ? route.fulfill({ status: 503, body: "" }) : route.continue();
  });
  await open(page, "/");
  await expect(notice(page)).toBeHidden();
  await issueField(page).fill("Chart");
  await issueField(page).press("End");
  await page.keyboard.type(title.replace("Chart", ""));
  await boardButton(page, accept).click();
  await expect(notice(page)).toBeVisible();
  expect(requested).toBe(4);
  isBroken = false;
  await page.getByRole("heading", { level: 1 }).click();
  await expect(notice(page)).toBeHidden();
  await expect(board(page).getByText(title).first()).toBeVisible();
  expect(requested).toBe(6);
});
