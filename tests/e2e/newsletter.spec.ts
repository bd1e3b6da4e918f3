/** The newsletter form, with the relay and the stand-in for its API. */
import {
  emailField,
  exactly,
  footerForm,
  linkTo,
  subscribe,
  subscribeButton,
} from "./support/page-objects";
import {
  newAddress,
  recordForeignRequests,
  siteCookies,
  siteUrl,
  storageKeys,
  subscribers,
} from "./support/services";
import { site } from "./support/site";
import { expect, test, visit } from "./support/test";

test("sends an address once, and only to the site's server, despite repeated presses and navigation", async ({
  page,
  trouble,
}) => {
  const foreign = recordForeignRequests(page);
  const posts: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push([request.url(), request.postDataJSON()]);
  });
  await visit(page, "/privacy");
  const form = footerForm(page);
  const email = newAddress();
  await emailField(form).fill(email);
  await subscribeButton(form).dblclick();
  await emailField(form).press("Enter");
  await emailField(form).press("Enter");
  await linkTo(page.getByRole("contentinfo"), "/company").click();
  await expect(page).toHaveURL("/company");
  await expect.poll(subscribers).toContain(email);
  expect(posts).toEqual([[`${siteUrl()}/api/users/add`, { email }]]);
  expect(foreign).toEqual([]);
  expect(await siteCookies(page)).toEqual([]);
  expect(await storageKeys(page)).toEqual([]);
  expect(trouble).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  const { newsletterThanks: thanks, newsletterSorry: sorry } = site;

  test("leads to a page that confirms or reports a failure", async ({ page }) => {
    await page.goto("/contact");
    const address = newAddress();
    await subscribe(footerForm(page), address);
    await expect(page).toHaveURL("/newsletter/thanks");
    await expect(page.getByRole("heading", exactly(thanks.heading))).toBeVisible();
    expect(await subscribers()).toContain(address);

    await subscribe(footerForm(page), newAddress("500+"));
    await expect(page).toHaveURL("/newsletter/sorry");
    await expect(page.getByRole("heading", exactly(sorry.heading))).toBeVisible();
    await page.getByRole("main").getByRole("link", exactly(sorry.link.text)).click();
    await expect(page).toHaveURL(sorry.link.to);
  });
});
