/** A visitor in Chromium: subscribes, logs in, reloads, logs out. */
import type { Browser } from "@playwright/test";
import type { Site } from "../../src/node/content/pages";
import type { Report } from "../../e2e/support/report";
import type { Host } from "./servers";

/** Where scripts and forms send an address. */
export const newsletterPath = "/api/users/add";

/** Patient: the machine builds beside it, perhaps. */
const PATIENCE_MS = 30_000;

export async function checkVisitor(
  host: Host,
  browser: Browser,
  site: Site,
  report: Report,
): Promise<void> {
  const context = await browser.newContext({ baseURL: host.http });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on("console", (line) => {
    const { url } = line.location();
    // The provider's pages have no icon.
    if (url.startsWith(host.http)) trouble.push(`${line.type()}: ${line.text()} ${url}`);
  });
  page.on("pageerror", (error) => trouble.push(error.message));
  page.on("response", (answer) => {
    if (answer.status() >= 400 && answer.url().startsWith(host.http))
      trouble.push(`${answer.status()}: ${answer.url()}`);
  });
  const { navigation, newsletter } = site;
  const bar = page.getByRole("banner");
  const button = (name: string) => bar.getByRole("button", { name, exact: true });
  try {
    await report.group(`${host.name}: newsletter form in a browser`, async (check) => {
      await page.goto("/pricing");
      const form = page.getByRole("contentinfo").locator("form");
      await form
        .getByRole("textbox", { name: newsletter.label, exact: true })
        .fill(`browser-${Date.now()}@b.example`);
      await form.getByRole("button", { name: newsletter.button }).click();
      const said = form.getByRole("status").filter({ hasText: newsletter.success });
      await said.waitFor();
      check("what is said", await said.textContent(), newsletter.success);
      check("address of the page", new URL(page.url()).pathname, "/pricing");
    });
    await report.group(`${host.name}: login in a browser`, async (check) => {
      await button(navigation.logIn).click();
      // The stand-in's own account and words (dev/identity).
      await page.getByLabel("Password").fill("cairn");
      await page.getByLabel("E-mail address").fill("mira@cairn.example");
      await page.getByRole("button", { name: "Continue", exact: true }).click();
      await page.getByRole("button", { name: "Accept", exact: true }).click();
      await button(navigation.logOut).waitFor();
      // The provider knows `/` only; the page is the visitor's next step, made by the site.
      await page.waitForURL("**/pricing");
      check("after the login", new URL(page.url()).pathname, "/pricing");
      // Asks for the session in a frame of the provider.
      await page.reload();
      await button(navigation.logOut).waitFor();
      check("after a reload", await button(navigation.logOut).isVisible(), true);
      await button(navigation.logOut).click();
      await button(navigation.logIn).waitFor();
      check("after the logout", new URL(page.url()).pathname, "/");
    });
    await report.group(`${host.name}: what the browser says`, (check) =>
      check("the console", trouble, []),
    );
  } finally {
    await context.close();
  }
}
