/** Login against a real provider, which is not ours and fails on demand. */
import { expect, test } from "@playwright/test";
import { loginFaults } from "./login-faults";
import {
  bar,
  expectVisitor,
  fillIn,
  logIn,
  logInButton,
  logOutButton,
  signUpButton,
} from "./login-page";
import { identity, setMode, site } from "./outside";

// The provider's mode is shared: one test at a time.
test.describe.configure({ mode: "default" });
test.beforeEach(() => setMode(identity(), "normal"));
test.afterAll(() => setMode(identity(), "normal"));

test("logs in from a page and back to it, survives a reload, logs out", async ({ page }) => {
  const said: string[] = [];
  page.on("console", (line) => said.push(line.text()));
  await logIn(page, "/pricing");

  await expect(logOutButton(page)).toBeVisible();
  await expect(bar(page).getByRole("img", { name: "Mira Okafor" }).locator("img")).toBeVisible();
  await expect(page).toHaveURL(`${site()}/pricing`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.reload();
  await expect(logOutButton(page)).toBeVisible();
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join("\n"),
  );
  expect(kept).not.toMatch(/mira|token|eyJ/i);

  await logOutButton(page).click();
  await expectVisitor(page);
  await page.reload();
  await expectVisitor(page);
  expect(said.join("\n")).not.toMatch(/mira/i);
});

test("signs up on the provider's own page for that", async ({ page }) => {
  await page.goto(site());
  await signUpButton(page).click();
  await expect(page.getByRole("heading", { name: "Sign up for Cairn" })).toBeVisible();
  await page.getByLabel("Name").fill("Ada Lovelace");
  await page.getByLabel("E-mail address").fill(`ada-${Date.now()}@b.example`);
  await page.getByLabel("Password").fill("engine");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(bar(page).getByRole("img", { name: "Ada Lovelace" })).toBeVisible();
});

test("works from the menu on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site());
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Log in" }).click();
  await fillIn(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Log out" })).toBeVisible();
});

test("loads nothing of the SDK, and asks the provider nothing, before it is needed", async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  const asked: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  page.on("request", (request) => {
    if (request.url().startsWith(identity())) asked.push(request.url());
  });
  const sdkLoaded = async () =>
    (await Promise.all(scripts)).some((text) => text.includes("is.authenticated"));

  await page.goto(site(), { waitUntil: "networkidle" });
  expect(await sdkLoaded()).toBe(false);
  await logInButton(page).hover();
  await expect.poll(sdkLoaded).toBe(true);
  expect(asked).toEqual([]);
});

test("nothing moves when the session of a user is found", async ({ page }) => {
  await logIn(page);
  await expect(logOutButton(page)).toBeVisible();
  const problems: string[] = [];
  page.on("console", (line) => line.type() === "error" && problems.push(line.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  await page.reload();
  await expect(logOutButton(page)).toBeVisible();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, "value")), 0),
          ),
        ).observe({ type: "layout-shift", buffered: true });
        setTimeout(resolve, 500, 0);
      }),
  );
  expect(shift).toBeLessThan(0.01);
  expect(problems).toEqual([]);
});

test("shows initials for a picture that does not load", async ({ page }) => {
  await setMode(identity(), "no-picture");
  await logIn(page);
  await expect(bar(page).getByRole("img", { name: "Mira Okafor" })).toHaveText("MO");
});

test.describe("when it does not work", loginFaults);
