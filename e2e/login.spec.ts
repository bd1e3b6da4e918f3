/** Login against a provider that is not ours. */
import { bar, menu, menuButton } from "./support/bar";
import {
  account,
  expectVisitor,
  fillIn,
  logIn,
  logInButton,
  logOutButton,
  providerButton,
  signUpButton,
} from "./support/login";
import { noteShifts, shifts } from "./support/shifts";
import { site } from "./support/site";
import { identity } from "./support/stand-ins";
import { expect, hydrated, test, visit } from "./support/test";

const portrait = (page: Parameters<typeof bar>[0], name = account.name) =>
  bar(page).getByRole("img", { name });

test("logs in from a page and back to it, survives a reload unmoved, logs out", async ({
  page,
  trouble,
}) => {
  await noteShifts(page);
  await logIn(page, "/pricing");
  await expect(logOutButton(page)).toBeVisible();
  await expect(portrait(page).locator("img")).toBeVisible();
  await expect(page).toHaveURL("/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const said = trouble.splice(0);
  await page.reload();
  await expect(logOutButton(page)).toBeVisible();
  expect(trouble).toEqual([]);
  const all = await shifts(page);
  const moved = all.reduce((sum, shift) => sum + parseFloat(shift), 0);
  expect(moved, all.join("\n")).toBeLessThan(0.01);
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)),
  );
  expect(stored.join()).not.toMatch(/token|eyJ/i);
  expect(stored[0]).not.toMatch(/mira/i);

  await logOutButton(page).click();
  await expectVisitor(page);
  await page.reload();
  await expectVisitor(page);
  expect([...said, ...trouble].join("\n")).not.toMatch(/mira/i);
});

test("signs up on the provider's own page for that", async ({ page }) => {
  await visit(page, "/");
  await signUpButton(page).click();
  await expect(page.getByRole("heading", { name: /^Sign up for / })).toBeVisible();
  await page.getByLabel("Name").fill("Ada Lovelace");
  await page.getByLabel("E-mail address").fill(`ada-${Date.now()}@b.example`);
  await page.getByLabel("Password").fill("engine");
  await providerButton(page, "Continue").click();
  await providerButton(page, "Accept").click();
  await expect(portrait(page, "Ada Lovelace")).toBeVisible();
});

test("works from the menu on a phone", async ({ page }) => {
  const inMenu = (name: string) => menu(page).getByRole("button", { name, exact: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/");
  await menuButton(page).click();
  await inMenu(site.navigation.logIn).click();
  await fillIn(page);
  // A menu that opens before the site has come back from the provider goes with the page.
  await expect(page).toHaveURL("/");
  await hydrated(page);
  await menuButton(page).click();
  await expect(inMenu(site.navigation.logOut)).toBeVisible();
});

test("the SDK is loaded before a press, and the provider is not contacted", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  const asked: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text().catch(() => ""));
  });
  page.on("request", (request) => {
    if (request.url().startsWith(identity())) asked.push(request.url());
  });
  const sdkLoaded = async () =>
    (await Promise.all(scripts)).some((text) => text.includes("is.authenticated"));

  await visit(page, "/");
  expect(await sdkLoaded()).toBe(false);
  await logInButton(page).hover();
  await expect.poll(sdkLoaded).toBe(true);
  expect(asked).toEqual([]);
});
