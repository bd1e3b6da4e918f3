/** Login against a real provider, which is not ours and fails on demand. */
import { expect, type Page, test } from "@playwright/test";
import { identity, setMode, site } from "./outside";

// The provider's mode is shared: one test at a time.
test.describe.configure({ mode: "default" });
test.beforeEach(() => setMode(identity(), "normal"));
test.afterAll(() => setMode(identity(), "normal"));

const bar = (page: Page) => page.getByRole("banner");
const logInButton = (page: Page) => bar(page).getByRole("button", { name: "Log in" });
const signUpButton = (page: Page) => bar(page).getByRole("button", { name: "Sign up" });
const logOutButton = (page: Page) => bar(page).getByRole("button", { name: "Log out" });
const message = (page: Page) => bar(page).getByRole("alert");

/** Goes through the hosted pages as the person who has an account from the start. */
async function fillIn(page: Page) {
  // The password first: only the provider's page asks for one.
  await page.getByLabel("Password").fill("cairn");
  await page.getByLabel("E-mail address").fill("mira@cairn.example");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Accept" }).click();
}

async function logIn(page: Page, path = "/") {
  await page.goto(site() + path);
  await logInButton(page).click();
  await fillIn(page);
}

async function expectVisitor(page: Page, path = "/") {
  await expect(logInButton(page)).toBeVisible();
  await expect(signUpButton(page)).toBeVisible();
  await expect(page).toHaveURL(site() + path);
}

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
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
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

test.describe("when it does not work", () => {
  test("a visitor who cancels is a visitor again, without a word", async ({ page }) => {
    await page.goto(`${site()}/contact`);
    await logInButton(page).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expectVisitor(page, "/contact");
    await expect(message(page)).toBeEmpty();
  });

  test("a visitor who declines is one, too", async ({ page }) => {
    await page.goto(site());
    await logInButton(page).click();
    await page.getByLabel("Password").fill("cairn");
    await page.getByLabel("E-mail address").fill("mira@cairn.example");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Decline" }).click();
    await expectVisitor(page);
    await expect(message(page)).toBeEmpty();
  });

  test("says that the provider reported an error", async ({ page }) => {
    await setMode(identity(), "authorize-error");
    await page.goto(`${site()}/blog`);
    await logInButton(page).click();
    await expect(message(page)).toContainText("The login service reported a problem.");
    await expectVisitor(page, "/blog");
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(message(page)).toBeEmpty();
  });

  for (const answer of ["code=forged", "error=access_denied"]) {
    test(`says that a login was not begun here (${answer})`, async ({ page }) => {
      await page.goto(`${site()}/?${answer}&state=forged`);
      await expect(message(page)).toContainText("That login was no longer valid.");
      await expectVisitor(page);
    });
  }

  test("says that a login with a forged state is not valid", async ({ page }) => {
    await page.goto(site());
    await logInButton(page).click();
    await expect(page.getByLabel("Password")).toBeVisible();
    await page.goto(`${site()}/?code=forged&state=forged`);
    await expect(message(page)).toContainText("That login was no longer valid.");
    await expectVisitor(page);
  });

  for (const [mode, said] of [
    ["token-500", "The login service reported a problem."],
    ["token-reset", "The login service cannot be reached."],
  ] as const) {
    test(`says what is wrong with the token endpoint (${mode})`, async ({ page }) => {
      await setMode(identity(), mode);
      await logIn(page, "/pricing");
      await expect(message(page)).toContainText(said);
      await expectVisitor(page, "/pricing");
    });
  }

  test("waits 8 s for the token endpoint, on a page that works meanwhile", async ({ page }) => {
    await setMode(identity(), "token-hang");
    await logIn(page);
    await expect(page).toHaveURL(`${site()}/`);
    const start = Date.now();
    await bar(page).getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL(`${site()}/pricing`);
    await expect(message(page)).toContainText("takes too long", { timeout: 10_000 });
    expect(Date.now() - start).toBeLessThan(8_500);
    await expectVisitor(page, "/pricing");
  });

  test("waits 8 s for the login page", async ({ page }) => {
    await setMode(identity(), "authorize-hang");
    await page.goto(site());
    // While a navigation hangs Playwright cannot look at the page; the page still can speak.
    const gaveUp = page.waitForEvent("console", {
      predicate: (line) => line.text() === "Login: timeout",
      timeout: 10_000,
    });
    await logInButton(page).click({ noWaitAfter: true });
    await gaveUp;
  });

  test("says that its own part did not load, and works when it does", async ({ page }) => {
    await page.goto(site(), { waitUntil: "networkidle" });
    await page.route("**/*.js", (route) => route.abort());
    await logInButton(page).click();
    await expect(message(page)).toContainText("A part of this page could not be loaded.");
    await page.unroute("**/*.js");
    await logInButton(page).click();
    await fillIn(page);
    await expect(logOutButton(page)).toBeVisible();
  });

  test("is a visitor's page after Back from the login page", async ({ page }) => {
    await page.goto(`${site()}/pricing`);
    await logInButton(page).click();
    await expect(page.getByLabel("Password")).toBeVisible();
    await page.goBack();
    await expectVisitor(page, "/pricing");
    await expect(bar(page).locator("[aria-busy=true]")).toHaveCount(0);
    await logInButton(page).click();
    await fillIn(page);
    await expect(logOutButton(page)).toBeVisible();
  });

  test("is quietly a visitor after a reload where the provider's cookie is blocked", async ({
    page,
  }) => {
    // Another host than the provider's: the frame of the silent check gets no cookies.
    const elsewhere = site().replace("localhost", "127.0.0.1");
    await page.goto(elsewhere);
    await logInButton(page).click();
    await fillIn(page);
    await expect(logOutButton(page)).toBeVisible();
    await page.reload();
    await expect(bar(page).locator("[aria-busy=false]")).not.toHaveCount(0);
    await expect(logInButton(page)).toBeVisible();
    await expect(message(page)).toBeEmpty();
  });
});
