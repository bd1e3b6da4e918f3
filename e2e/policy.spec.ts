/**
 * Nothing violates the content security policy in Firefox, which interprets it differently: in Chromium every test fails on a
 * violation (`support/test.ts`).
 */
import type { Page } from "@playwright/test";
import { bar } from "./support/bar";
import { expectVisitor, logIn, logOutButton } from "./support/login";
import { inDialog, inFooter, input, send } from "./support/newsletter";
import { noteRefusals, tellRefusals } from "./support/policy";
import { samples, site } from "./support/site";
import { newAddress, subscribers } from "./support/stand-ins";
import { alsoInFirefox, expect, hydrated, inFirefox, test, visit } from "./support/test";

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeEach(({ page }) => tellRefusals(page));

/** Scrolls through a page, so that all code and images load. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 30)));
    }
  });
}

test("no page violates its policy", inFirefox, async ({ page }) => {
  for (const route of samples) {
    await visit(page, route);
    await scrollThrough(page);
  }
});

test("both newsletter forms work under the policy", inFirefox, async ({ page }) => {
  await visit(page, "/");
  for (const form of [inFooter(page), await inDialog(page)]) {
    const address = newAddress();
    // Another test may have made the API fail for a moment.
    await expect(async () => {
      // By script: the open dialog covers the footer.
      await input(form).evaluate((field: HTMLInputElement, text) => (field.value = text), address);
      await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
      await expect(form.locator("[role=status]")).toHaveText(site.newsletter.success, {
        timeout: 12_000,
      });
    }).toPass();
    expect(await subscribers()).toContain(address);
  }
});

test("login, a reload and logout work under the policy", inFirefox, async ({ page }) => {
  await logIn(page, "/pricing");
  await expect(logOutButton(page)).toBeVisible();
  const portrait = bar(page).getByRole("img").locator("img");
  await expect(portrait).toBeVisible();
  const width = () => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await page.reload();
  await hydrated(page);
  await expect(logOutButton(page)).toBeVisible();
  await logOutButton(page).click();
  await expectVisitor(page);
});

test("the relay's response page has its own policy", inFirefox, async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/contact");
  const response = page.waitForResponse("**/api/users/add");
  await send(inFooter(page), newAddress());
  const policy = (await response).headers()["content-security-policy"];
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
  await expect(page.locator("main")).toHaveCSS("max-width", "480px");
});

test(
  "injected scripts and styles are blocked and reported",
  alsoInFirefox,
  async ({ browser, baseURL }) => {
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
  },
);
