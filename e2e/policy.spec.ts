/**
 * The content security policy, met by nothing that a visitor does. In Chromium and in Firefox, which read it differently;
 * in all other tests Chromium's console is listened to (`support/test.ts`).
 */
import type { Page } from "@playwright/test";
import { bar } from "./support/bar";
import { expectVisitor, logIn, logOutButton } from "./support/login";
import { inDialog, inFooter, input, send } from "./support/newsletter";
import { noteRefusals, tellRefusals } from "./support/policy";
import { routes, samples, site, unknownRoute } from "./support/site";
import { newAddress, subscribers } from "./support/stand-ins";
import { byTouch, expect, hydrated, test, visit } from "./support/test";

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeEach(({ page }) => tellRefusals(page));

/** Comes by every part of a page, so that each has its code and its pictures. */
async function walk(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 30)));
    }
  });
}

test("no page violates its policy", async ({ page, browserName }) => {
  // Firefox is slow, and the pages of one template have the same kinds of scripts and styles.
  const all = browserName === "firefox" ? samples : [...routes, unknownRoute];
  for (const route of all) {
    await visit(page, route);
    await walk(page);
  }
});

test("both newsletter forms work under it", byTouch, async ({ page }) => {
  await visit(page, "/");
  for (const form of [inFooter(page), await inDialog(page)]) {
    const address = newAddress();
    // Another test may have switched the API off for a moment.
    await expect(async () => {
      // The footer lies behind the open dialog by then, and is sent with Enter all the same.
      await input(form).evaluate((field: HTMLInputElement, text) => (field.value = text), address);
      await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
      await expect(form.locator("[role=status]")).toHaveText(site.newsletter.success, {
        timeout: 12_000,
      });
    }).toPass();
    expect(await subscribers()).toContain(address);
  }
});

test("login, a reload and logout work under it", async ({ page }) => {
  await logIn(page, "/pricing");
  await expect(logOutButton(page)).toBeVisible();
  const portrait = bar(page).getByRole("img").locator("img");
  await expect(portrait).toBeVisible();
  expect(await portrait.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await page.reload();
  await hydrated(page);
  await expect(logOutButton(page)).toBeVisible();
  await logOutButton(page).click();
  await expectVisitor(page);
});

test("the relay's page for a form without scripts has a policy of its own", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/contact");
  const answer = page.waitForResponse("**/api/users/add");
  await send(inFooter(page), newAddress());
  const policy = (await answer).headers()["content-security-policy"];
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
  await expect(page.locator("main")).toHaveCSS("max-width", "480px");
});

test("what somebody else puts into a page is refused, and heard of here", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL });
  const refusals = noteRefusals(context);
  const page = await context.newPage();
  await tellRefusals(page);
  await visit(page, "/contact");
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      "beforeend",
      `<img src="/none.png" onerror="this.id = 'in'" style="color: red">`,
    );
    for (const name of ["script", "style"]) {
      const element = document.createElement(name);
      element.textContent = name === "style" ? "main { display: none }" : "document.title = 'in'";
      document.head.append(element);
    }
  });
  for (const refused of [
    "script-src-attr",
    "style-src-attr",
    "script-src-elem",
    "style-src-elem",
  ]) {
    await expect.poll(() => refusals.join("\n")).toContain(refused);
  }
  await expect(page.getByRole("main")).toBeVisible();
  expect(await page.title()).not.toBe("in");
  await context.close();
});
