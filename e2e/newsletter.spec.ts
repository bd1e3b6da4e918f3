/** The newsletter form, from the browser through the relay to a server that fails on demand. */
import type { Locator, Page, Route } from "@playwright/test";
import { linkTo, newsletterButton, newsletterDialog } from "./support/bar";
import { samples, site } from "./support/site";
import {
  newAddress,
  ownRequest,
  relayUrl,
  setNewsletterMode,
  subscribers,
} from "./support/stand-ins";
import { expect, test, visit } from "./support/test";

// The mode of the newsletter API is shared: one test at a time.
test.describe.configure({ mode: "default" });
test.beforeEach(() => setNewsletterMode("normal"));
test.afterAll(() => setNewsletterMode("normal"));

const words = site.newsletter;

const inFooter = (page: Page) => page.getByRole("contentinfo").locator("form");
/** The dialog is part of every page; only the landing page has buttons for it. */
async function inDialog(page: Page): Promise<Locator> {
  await page.evaluate(() => document.querySelector<HTMLDialogElement>("#newsletter")?.showModal());
  return newsletterDialog(page).locator("form");
}
const input = (form: Locator) => form.getByRole("textbox", { name: words.label, exact: true });
const button = (form: Locator) => form.getByRole("button", { name: words.button });
const send = async (form: Locator, text: string) => {
  await input(form).fill(text);
  await button(form).click();
};
const expectSuccess = (form: Locator) => expect(form.getByRole("status")).toHaveText(words.success);
const expectError = (form: Locator, timeout?: number) =>
  expect(form.getByRole("alert")).toHaveText(words.error, { timeout });

for (const route of samples) {
  test(`subscribes from the footer and from the dialog of ${route}`, async ({ page }) => {
    await visit(page, route);
    for (const form of [inFooter(page), await inDialog(page)]) {
      const address = newAddress();
      // The footer lies behind the open dialog by now, and is sent with Enter all the same.
      await input(form).evaluate((field: HTMLInputElement, text) => (field.value = text), address);
      await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
      await expect(form.locator("[role=status]")).toHaveText(words.success);
      expect(await subscribers()).toContain(address);
    }
    await expect(page).toHaveURL(route);
  });
}

test("shows success for 3 s, with an empty input, and is ready again", async ({ page }) => {
  await visit(page, "/");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const form = inFooter(page);
  await send(form, newAddress());
  await expect(form.locator("[data-icon=check]")).toBeVisible();
  await expect(input(form)).toHaveValue("");
  await page.clock.runFor(2_900);
  await expect(button(form)).toBeDisabled();
  await page.clock.runFor(100);
  await expect(button(form)).toBeEnabled();
});

for (const mode of ["200", "400", "409", "500", "reset"]) {
  test(`says that it did not work, and keeps the text (${mode})`, async ({ page }) => {
    await setNewsletterMode(mode);
    await visit(page, "/pricing");
    const form = await inDialog(page);
    const address = newAddress();
    await send(form, address);
    await expectError(form);
    await expect(input(form)).toHaveValue(address);
    await setNewsletterMode("normal");
    await button(form).click();
    await expectSuccess(form);
    expect(await subscribers()).toContain(address);
  });
}

test("an error is gone when the dialog is opened again", async ({ page }) => {
  await setNewsletterMode("500");
  await visit(page, "/");
  await newsletterButton(page).click();
  const form = newsletterDialog(page).locator("form");
  await send(form, newAddress());
  await expectError(form);
  await page.keyboard.press("Escape");
  await newsletterButton(page).click();
  await expect(form.getByRole("alert")).toBeEmpty();
});

test("gives up on an API that hangs", async ({ page }) => {
  await setNewsletterMode("hang");
  await visit(page, "/");
  await send(inFooter(page), newAddress());
  await expect(inFooter(page).locator("[data-icon=spinner]")).toBeVisible();
  await expectError(inFooter(page), 30_000);
});

test("gives up after 10 s when the site itself hangs", async ({ page }) => {
  await visit(page, "/");
  await page.route("**/api/users/add", () => undefined);
  // The browser's own clock for this cannot be wound: note how long it was set to, and ring.
  await page.evaluate(() => {
    AbortSignal.timeout = (delay) => {
      document.body.dataset.patience = String(delay);
      const bell = new AbortController();
      addEventListener("bell", () => bell.abort(new DOMException("Too long", "TimeoutError")));
      return bell.signal;
    };
  });
  await send(inFooter(page), newAddress());
  await expect(page.locator("body")).toHaveAttribute("data-patience", "10000");
  await expect(inFooter(page).getByRole("alert")).toBeEmpty();
  await page.evaluate(() => dispatchEvent(new Event("bell")));
  await expectError(inFooter(page));
});

test("says so without a connection", async ({ page, context }) => {
  await visit(page, "/");
  await context.setOffline(true);
  await send(inFooter(page), newAddress());
  await expectError(inFooter(page));
});

test("sends once for two fast clicks, and for Enter held down", async ({ page }) => {
  await visit(page, "/");
  const form = inFooter(page);
  // No answer before all is pressed, however long that takes here.
  const held = new Promise<Route>((resolve) => void page.route("**/api/users/add", resolve));
  let posts = 0;
  page.on("request", (request) => (posts += Number(request.method() === "POST")));
  await input(form).fill(newAddress());
  await button(form).dblclick();
  await input(form).press("Enter");
  await input(form).press("Enter");
  await (await held).continue();
  await expectSuccess(form);
  expect(posts).toBe(1);
});

test("keeps the address out of every address and every log", async ({ page, trouble }) => {
  const address = newAddress();
  page.on("request", (request) => trouble.push(request.url()));
  await setNewsletterMode("500");
  await visit(page, "/");
  await send(inFooter(page), address);
  await expectError(inFooter(page));
  expect(trouble.join("\n")).toContain("Newsletter: the answer was 502");
  expect(decodeURIComponent(trouble.join("\n"))).not.toContain(address);
});

test("survives that the visitor goes to another page meanwhile", async ({ page, trouble }) => {
  await setNewsletterMode("slow");
  await visit(page, "/");
  const address = newAddress();
  await send(inFooter(page), address);
  await linkTo(page.getByRole("contentinfo"), "/company").click();
  await expect(page).toHaveURL("/company");
  await expect.poll(subscribers).toContain(address);
  expect(trouble).toEqual([]);
});

test("a burst of 100 subscriptions does not bring the relay down", async () => {
  const one = () => {
    const body = JSON.stringify({ email: newAddress() });
    return fetch(relayUrl(), { method: "POST", body, headers: ownRequest });
  };
  // Each gets an answer; on a slow machine some may hear that it took too long.
  const answers = await Promise.all(Array.from({ length: 100 }, one));
  expect([201, 502]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)));
  expect((await one()).status).toBe(201);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  const { answer } = words;
  const titled = (name: string) => ({ name, exact: true });

  test("subscribes, says so, and leads back", async ({ page }) => {
    await page.goto("/blog");
    const address = newAddress();
    await send(inFooter(page), address);
    await expect(page.getByRole("heading", titled(answer.subscribed.title))).toBeVisible();
    expect(await subscribers()).toContain(address);
    await page.getByRole("link", titled(answer.back)).click();
    await expect(page).toHaveURL("/blog");
  });

  test("says that it did not work", async ({ page }) => {
    await setNewsletterMode("500");
    await page.goto("/");
    await send(inFooter(page), newAddress());
    await expect(page.getByRole("heading", titled(answer.failed.title))).toBeVisible();
    await expect(page.getByRole("link", titled(answer.contact.text))).toBeVisible();
  });
});
