/**
 * The facts that the site's specification fixes. Only this file asserts words, prices, dates and names; all other tests read
 * them from `content/`. Additions to the content do not break it. If a fact itself changes, change `content/` and this file.
 */
import type { Locator, Page } from "@playwright/test";
import { expectAddresses, expectInOrder } from "./support/in-order";
import { expectRelease, pageTo } from "./support/long-lists";
import { expect, hydrated, plain, test } from "./support/test";

const main = (page: Page) => page.getByRole("main");
const heading = (place: Page | Locator, name: string) =>
  place.getByRole("heading", { name, exact: true });
const section = (page: Page, words: string) =>
  page.locator("#features > *").filter({
    has: page.getByRole("heading", { level: 2, name: new RegExp(words, "i") }),
  });
const list = (text: string) => text.split(", ");
const beginnings = (text: string) => list(text).map((word) => new RegExp(`^${word}`));

test.describe("the landing page", () => {
  test.beforeEach(({ page }) => page.goto("/"));

  test("pitches the product, and has a badge that links to the changelog", async ({ page }) => {
    const pitch = /Plan, Automate, Deliver\.\s*Powered by AI\./;
    await expect(page.getByRole("heading", { level: 1 })).toContainText(pitch);
    await expect(page).toHaveTitle(pitch);
    const badge = main(page).getByRole("link", { name: "Beta v0.10.0", exact: true });
    await expect(badge).toHaveAttribute("href", "/changelog");
    await expectInOrder(main(page).getByRole("button"), ["Subscribe for updates", "Subscribe"]);
  });

  test("has eight sections of features, in order", async ({ page }) => {
    const headings = page.locator("#features").getByRole("heading", { level: 2 });
    const words =
      "the title, Teammates, editor, backlog, Labels that, issue types, beside, horizon";
    const inHeadings = list(words).map((word) => new RegExp(word, "i"));
    await expectInOrder(headings, inHeadings);
    await expect(section(page, "the title")).toContainText("AI planning");
    await expect(section(page, "Teammates")).toContainText(/AI agents.*coming soon/i);
    await expect(section(page, "editor").getByRole("link").nth(3)).toBeVisible();
    await expect(section(page, "beside").getByRole("table")).toBeVisible();
    const types = section(page, "issue types").getByRole("heading", { level: 3 });
    await expectInOrder(types, list("Epic, Story, Task, Research, Bug"));
  });

  test("shows features on the horizon, by stage", async ({ page }) => {
    const roadmap = section(page, "Features on the horizon");
    await expect(heading(roadmap, "Features on the horizon")).toBeVisible();
    const stages = {
      "Pre-Launch": ["H2 2025", "Subtask Generation"],
      Launch: ["H1 2026", "Dark Mode, Reports & Analytics, Gamification, (An )?MCP Server"],
      "Post-Launch": ["", "AI Agents"],
    };
    await expectInOrder(roadmap.getByRole("heading", { level: 3 }), Object.keys(stages));
    for (const [name, [date = "", items = ""]] of Object.entries(stages)) {
      const stage = roadmap.getByRole("listitem").filter({ has: heading(page, name) });
      await expect(stage).toContainText(date || /^(?!.*20\d\d)/);
      await expectInOrder(stage.getByRole("listitem"), beginnings(items));
    }
  });
});

test.describe("every page", () => {
  test.beforeEach(({ page }) => page.goto("/"));

  test("has a bar that names the pages, and offers the login", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const bar = page.getByRole("banner");
    const links = bar.getByRole("navigation").getByRole("link");
    const names = list("Pricing, Changelog, Blog, Contact");
    await expectInOrder(links, ["Features", ...names]);
    await expectAddresses(bar, ["/", "/#features", ...names.map((n) => `/${n.toLowerCase()}`)]);
    await expectInOrder(bar.getByRole("button"), ["Log in", "Sign up"]);
  });

  test("has a footer with three columns of links", async ({ page }) => {
    const footer = page.getByRole("contentinfo");
    const column = (name: string) => footer.getByRole("navigation", { name, exact: true });
    await expectAddresses(column("Company"), ["/company", "/contact", "/tos", /^mailto:/]);
    const hosts = list("linkedin.com, x.com, instagram.com, youtube.com, discord.gg");
    const social = hosts.map((host) => new RegExp(`^https://(www\\.)?${host}/`));
    await expectAddresses(column("Community"), social);
    const elsewhere = [/^https:\/\/blog\./, /^https:\/\/feedback\./];
    await expectAddresses(column("Resources"), ["/blog", "/changelog", ...elsewhere]);
    await expectInOrder(footer.getByRole("link"), ["About us", "Terms & Conditions"]);
    await expect(footer.getByText(/^©/)).toBeVisible();
  });

  test("a subscription fails with any status but 201", async ({ page }) => {
    await page.route("**/api/users/add", (route) => route.fulfill({ status: 200 }));
    // Before hydration the browser submits the form itself.
    await hydrated(page);
    const form = page.getByRole("contentinfo").locator("form");
    await form.getByRole("button", { name: "Subscribe" }).click();
    await expect(form.getByRole("alert")).toHaveText("Something went wrong. Please try again.");
  });
});

const one = "Unlimited issues, Preloaded AI balance, Max 5 members, Access to all basic features";
const many = "All free features, Unlimited members, Unlimited AI balance, Project customization";
const custom = "Reports & Analytics, Project gamification, Dashboard customization";
const plans = {
  "Free Project": ["$0", "$0", "", one],
  "Premium Project": ["$12 per member/month", "$10 per member/month", "$120", `${many}, ${custom}`],
};
for (const [name, [monthly = "", yearly = "", billed = "", features = ""]] of Object.entries(plans))
  test(`${name} costs ${monthly}, or ${yearly} if paid by the year`, async ({ page }) => {
    await page.goto("/pricing");
    const card = page.getByRole("article").filter({ has: heading(page, name) });
    const shows = (text: string) => expect(card).toContainText(text, { useInnerText: true });
    await expect(page.getByRole("radio", { name: "Monthly" })).toBeChecked();
    await shows(monthly);
    await page.getByText("Yearly", { exact: true }).click();
    await shows(yearly);
    await shows(billed && `${billed} billed annually`);
    await expectInOrder(card.getByRole("listitem"), list(features));
    await expect(card.getByText("Coming Soon...", { exact: true })).toBeVisible();
  });

test("About us has two co-founders and an AI developer", async ({ page }) => {
  await page.goto("/company");
  await expect(page).toHaveTitle(/About us/);
  await expect(heading(page, "Meet the team")).toBeVisible();
  const people = main(page).getByRole("listitem");
  await expect(people.filter({ hasText: "Co-founder" }).nth(1)).toBeVisible();
  await expect(people.filter({ hasText: "AI Developer" }).first()).toBeVisible();
});

test("the changelog has eight releases, newest first, with image and notes", async ({ page }) => {
  const releases = {
    "v0.11.0": "October 10, 2025",
    "v0.10.0": "July 27, 2025",
    "v0.9.0": "March 16, 2025",
    "v0.8.0": "January 19, 2025",
    "v0.7.0": "January 5, 2025",
    "v0.6.0": "September 8, 2024",
    "v0.5.0": "August 25, 2024",
    "v0.4.0": "August 11, 2024",
  };
  await page.goto("/changelog");
  const versions = main(page).getByRole("link", { name: /^v\d+\.\d+\.\d+$/ });
  await expectInOrder(versions, Object.keys(releases));
  let text = "";
  for (const [version, date] of Object.entries(releases))
    text += await expectRelease(page, version, date);
  const issues = "priorit, assignee, type, epic, tree, subtask, suggest, csv, edit, story points";
  const rest = "project, collaborat, kanban board, sprint, statuses, archive, delete, members";
  expect(list(`${issues}, ${rest}`).filter((word) => !text.includes(word))).toEqual([]);
});

test("the blog has the article, which compares five tools", async ({ page }) => {
  const title = "The Best AI Project Management Software in 2025";
  const tools = beginnings("ClickUp, Asana, Jira, monday.com, Linear");
  await page.goto("/blog");
  await expect(heading(page, "Latest Articles")).toBeVisible();
  const card = page.getByRole("article").filter({ has: heading(page, title) });
  await pageTo(page, card);
  await expect(card.locator("time").first()).toHaveText("29 Mar 2025");
  await expect(card).toContainText("8 min");
  await expect(card.getByText("Software", { exact: true })).toBeVisible();
  await page.goto("/blog/the-best-ai-project-management-software-in-2025");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const article = page.getByRole("article");
  await expectInOrder(article.getByRole("heading", { level: 2 }), tools);
  await expectInOrder(article.getByRole("table").getByRole("row"), tools);
  await expect(article).toContainText("We have an interest here");
  for (const part of list("Strength., AI in practice., Price., Weak side., Choose it if"))
    await expect(article.getByText(part, { exact: true }).nth(4)).toBeVisible();
});

test("there are two ways to get in touch: an e-mail and a chat", async ({ page }) => {
  await page.goto("/contact");
  await expectAddresses(main(page), [/^mailto:/, /^https:\/\/discord\.gg\//]);
});

test("the terms, last updated February 8, 2023, hold the account rules", async ({ page }) => {
  await page.goto("/tos");
  await expect(heading(page, "Terms of Service")).toBeVisible();
  await expect(page.locator('time[datetime="2023-02-08"]')).toHaveText("February 8, 2023");
  const terms = plain(await main(page).innerText());
  expect(terms).toMatch(/must be 18 or older.*at least 13.*consent of a parent/i);
  expect(terms).toMatch(/must be a human.*valid e-mail address.*account belongs to one person/i);
  expect(terms).toMatch(/individual account.*up to 25 generated issues/i);
  expect(terms).toMatch(/subscription is needed to go beyond .* needed for organization accounts/i);
  expect(terms).toMatch(/billed monthly and are non-refundable/i);
});

test("an unknown address shows: Page not found", async ({ page }) => {
  expect((await page.goto("/no-such-page"))?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Page not found/);
  await expect(heading(page, "Page not found")).toBeVisible();
  await expect(main(page)).toContainText("The page you are looking for could not be found.");
  await expect(page.getByRole("link", { name: "Go home" })).toHaveAttribute("href", "/");
});
