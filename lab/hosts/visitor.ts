/** Checks a visit in Chromium: subscribes, logs in, reloads, logs out. */
import type { Report } from "../../e2e/support/report";
import { launchBrowser } from "../../scripts/lib/browser.mjs";
import type { Site } from "../../src/node/content/pages";
import type { Host } from "./server";

export async function checkVisitor(host: Host, site: Site, report: Report): Promise<void> {
  const { navigation, newsletter } = site;
  const browser = await launchBrowser();
  const page = await browser.newPage({ baseURL: host.http });
  const errors: string[] = [];
  page.on("console", (line) => {
    // The login's own pages have no icon.
    if (line.location().url.startsWith(host.http)) errors.push(line.text());
  });
  page.on("pageerror", ({ message }) => errors.push(message));
  const button = (name: string) =>
    page.getByRole("banner").getByRole("button", { name, exact: true });
  await report.group(`${host.name}: newsletter and login in a browser`, async (check) => {
    await page.goto("/pricing");
    const form = page.getByRole("contentinfo").locator("form");
    const field = form.getByRole("textbox", { name: newsletter.label, exact: true });
    await field.fill(`browser-${Date.now()}@b.example`);
    await form.getByRole("button", { name: newsletter.button }).click();
    await form.getByRole("status").filter({ hasText: newsletter.success }).waitFor();
    await button(navigation.logIn).click();
    // The account and the words of the stand-in (dev/identity).
    await page.getByLabel("Password").fill("cairn");
    await page.getByLabel("E-mail address").fill("mira@cairn.example");
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await page.getByRole("button", { name: "Accept", exact: true }).click();
    await button(navigation.logOut).waitFor();
    await page.waitForURL("**/pricing");
    // Asks for the session in a frame of the login.
    await page.reload();
    await button(navigation.logOut).click();
    await button(navigation.logIn).waitFor();
    check("address after the logout", new URL(page.url()).pathname, "/");
    check("console", errors, []);
  });
  await browser.close();
}
