import company from "../content/company.json";
import { expect, test } from "./support/test";

test.beforeEach(({ page }) => page.goto("/company"));

test("the page tells about us", async ({ page }) => {
  await expect(page).toHaveTitle(/About us/);
  for (const paragraph of company.about) {
    await expect(page.getByText(paragraph, { exact: true })).toBeVisible();
  }
});

test("two co-founders and an AI developer are to be met", async ({ page }) => {
  await expect(page.getByRole("heading", { name: "Meet the team" })).toBeVisible();
  const people = page.getByRole("main").getByRole("listitem");
  await expect(people).toHaveCount(3);
  await expect(people).toContainText([/Co-founder/, /Co-founder/, /AI Developer/]);
});

test("each person has a portrait and a profile link; only who has one, a social link", async ({
  page,
}) => {
  const social = [true, true, false];
  const people = await page.getByRole("main").getByRole("listitem").all();
  for (const [index, person] of people.entries()) {
    const name = await person.getByRole("heading").innerText();
    await expect(person.getByRole("img")).toHaveAttribute("alt", new RegExp(name));
    const profile = person.getByRole("link", { name: `Profile: ${name}` });
    await expect(profile).toHaveAttribute("href", /^https:\/\/www\.linkedin\.com\//);
    await expect(profile).toHaveAttribute("target", "_blank");
    await expect(person.getByRole("link")).toHaveCount(social[index] ? 2 : 1);
  }
});
