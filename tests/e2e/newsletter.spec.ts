/** The newsletter form, with the relay and an API that fails on demand. */
import { linkTo } from "./support/bar";
import { button, expectSuccess, inDialog, inFooter, input, send } from "./support/newsletter";
import { ownCookies, recordForeign, storageKeys } from "./support/privacy";
import { site, unknownRoute } from "./support/site";
import { newAddress, relayUrl, subscribers } from "./support/stand-ins";
import { expect, test, visit } from "./support/test";

const words = site.newsletter;

test("an error is shown, the text stays, no address is logged", async ({ page, trouble }) => {
  page.on("request", (request) => trouble.push(request.url()));
  await visit(page, unknownRoute);
  const form = await inDialog(page);
  const address = newAddress("500+");
  await send(form, address);
  await expect(form.getByRole("alert")).toHaveText(words.error);
  await expect(input(form)).toHaveValue(address);
  expect(trouble.join("\n")).toContain("Newsletter: the response was 502");
  expect(decodeURIComponent(trouble.join("\n"))).not.toContain(address);
  await button(form).click();
  await expectSuccess(form);
  expect(await subscribers()).toContain(address);
});

test("sends the address once and only to the site's server, also despite repeated presses and a navigation", async ({
  page,
  trouble,
}) => {
  const foreign = recordForeign(page);
  const posts: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push([request.url(), request.postDataJSON()]);
  });
  await visit(page, "/privacy");
  const form = inFooter(page);
  const email = newAddress();
  await input(form).fill(email);
  await button(form).dblclick();
  await input(form).press("Enter");
  await input(form).press("Enter");
  await linkTo(page.getByRole("contentinfo"), "/company").click();
  await expect(page).toHaveURL("/company");
  await expect.poll(subscribers).toContain(email);
  expect(posts).toEqual([[relayUrl(), { email }]]);
  expect(foreign).toEqual([]);
  expect(await ownCookies(page)).toEqual([]);
  expect(await storageKeys(page)).toEqual([]);
  expect(trouble).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  const { newsletterThanks: thanks, newsletterSorry: sorry } = site;
  const titled = (name: string) => ({ name, exact: true });

  test("subscribes and confirms, or reports a failure, on a page of the site", async ({ page }) => {
    await page.goto("/contact");
    const address = newAddress();
    await send(inFooter(page), address);
    await expect(page).toHaveURL("/newsletter/thanks");
    await expect(page.getByRole("heading", titled(thanks.heading))).toBeVisible();
    expect(await subscribers()).toContain(address);

    await send(inFooter(page), newAddress("500+"));
    await expect(page).toHaveURL("/newsletter/sorry");
    await expect(page.getByRole("heading", titled(sorry.heading))).toBeVisible();
    await page.getByRole("main").getByRole("link", titled(sorry.link.text)).click();
    await expect(page).toHaveURL(sorry.link.to);
  });
});
