/**
 * What the specification of this site fixes, sentence by sentence, by value. It is the only file
 * that knows today's words, prices, dates and names by heart: all other tests learn them from
 * `content/`.
 *
 * Adding is free: another release, article, person, plan, stage, row, link or point leaves this file
 * green. When the product moves on and a fact itself changes (a price, the headline, a name, a
 * date), change it in `content/`, then the sentence here that says it. Nothing else has to follow.
 */
import type { Locator, Page } from "@playwright/test";
import { expect, plain, test } from "./support/test";

const main = (page: Page) => page.getByRole("main");
const heading = (place: Page | Locator, name: string) =>
  place.getByRole("heading", { name, exact: true });
const section = (page: Page, name: string) =>
  page.locator("section").filter({ has: heading(page, name) });
const textsOf = async (things: Locator) => (await things.allTextContents()).map(plain);

/** All of these are there, in this order; others may stand between them. */
async function expectInOrder(things: Locator, wanted: readonly (string | RegExp)[]) {
  const texts = await textsOf(things);
  const isThere = (text: string) =>
    wanted.find((want) => (typeof want === "string" ? want === text : want.test(text)));
  const found = texts.map(isThere).filter((want) => want !== undefined);
  expect([...new Set(found)]).toEqual(wanted);
}
/** Each of these is the address of a link in a place. */
async function expectAddresses(place: Locator, wanted: readonly (string | RegExp)[]) {
  const links = place.getByRole("link");
  const addresses = await links.evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""));
  for (const want of wanted) {
    const fits = (to: string) => (typeof want === "string" ? to === want : want.test(to));
    expect(addresses.some(fits), `${String(want)} in ${addresses.join(" ")}`).toBe(true);
  }
}

test.describe("the landing page", () => {
  test.beforeEach(({ page }) => page.goto("/"));

  test("pitches the product: Plan, Automate, Deliver. Powered by AI.", async ({ page }) => {
    const pitch = /Plan, Automate, Deliver\.\s*Powered by AI\./;
    await expect(page.getByRole("heading", { level: 1 })).toContainText(pitch);
    await expect(page).toHaveTitle(pitch);
  });

  test("has a badge, Beta v0.10.0, that leads to the changelog", async ({ page }) => {
    const badge = main(page).getByRole("link", { name: "Beta v0.10.0", exact: true });
    await expect(badge).toHaveAttribute("href", "/changelog");
  });

  test("has eight sections of features, in order", async ({ page }) => {
    const sections = page.locator("#features > *").filter({ has: page.locator("h2") });
    await expectInOrder(sections, [
      /^AI planning/,
      /^AI agents/,
      /^Editor integrations/,
      /^Backlog/,
      /^Issue workflow labels/,
      /^Issue types/,
      /^Comparison/,
      /^Roadmap/,
    ]);
  });

  test("marks the agents as coming soon", async ({ page }) => {
    const agents = page.locator("section").filter({ hasText: /^AI agents/ });
    await expect(agents.getByText(/coming soon/i).first()).toBeVisible();
  });

  test("names at least four editors", async ({ page }) => {
    const editors = page.locator("section").filter({ hasText: /^Editor integrations/ });
    await expect(editors.getByRole("link").nth(3)).toBeVisible();
  });

  test("has cards for Epic, Story, Task, Research and Bug, in order", async ({ page }) => {
    const types = page.locator("section").filter({ hasText: /^Issue types/ });
    await expectInOrder(types.getByRole("heading", { level: 3 }), [
      "Epic",
      "Story",
      "Task",
      "Research",
      "Bug",
    ]);
  });

  test("shows features on the horizon: Pre-Launch, Launch, Post-Launch", async ({ page }) => {
    const roadmap = section(page, "Features on the horizon");
    const stages: [name: string, date: RegExp | undefined, items: RegExp[]][] = [
      ["Pre-Launch", /H2 2025/, [/^Subtask Generation/]],
      ["Launch", /H1 2026/, [/^Dark Mode/, /^Reports & Analytics/, /^Gamification/, /MCP Server/]],
      ["Post-Launch", undefined, [/^AI Agents/]],
    ];
    await expectInOrder(
      roadmap.getByRole("heading", { level: 3 }),
      stages.map(([name]) => name),
    );
    for (const [name, date, items] of stages) {
      const stage = roadmap.getByRole("listitem").filter({ has: heading(page, name) });
      if (date) await expect(stage).toContainText(date);
      else await expect(stage).not.toContainText(/20\d\d/);
      await expectInOrder(stage.getByRole("listitem"), items);
    }
  });

  test("has buttons to subscribe, for updates and at its end", async ({ page }) => {
    for (const name of ["Subscribe for updates", "Subscribe"]) {
      await expect(main(page).getByRole("button", { name, exact: true }).first()).toBeVisible();
    }
  });
});

test.describe("on every page", () => {
  test.beforeEach(({ page }) => page.goto("/"));

  test("the bar names Features, Pricing, Changelog, Blog and Contact", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    await expectInOrder(links, ["Features", "Pricing", "Changelog", "Blog", "Contact"]);
    for (const name of ["Pricing", "Changelog", "Blog", "Contact"]) {
      const link = links.filter({ hasText: name });
      await expect(link).toHaveAttribute("href", `/${name.toLowerCase()}`);
    }
    await expect(links.filter({ hasText: "Features" })).toHaveAttribute("href", "/#features");
  });

  test("the bar offers Log in and Sign up where there is a login", async ({ page }) => {
    for (const name of ["Log in", "Sign up"]) {
      await expect(page.getByRole("banner").getByRole("button", { name })).toBeVisible();
    }
  });

  test("the footer has the columns Company, Community and Resources", async ({ page }) => {
    const footer = page.getByRole("contentinfo");
    const column = (name: string) => footer.getByRole("navigation", { name, exact: true });
    await expectAddresses(column("Company"), ["/company", "/contact", "/tos", /^mailto:/]);
    await expectAddresses(column("Community"), [
      /^https:\/\/www\.linkedin\.com\//,
      /^https:\/\/x\.com\//,
      /^https:\/\/www\.instagram\.com\//,
      /^https:\/\/www\.youtube\.com\//,
      /^https:\/\/discord\.gg\//,
    ]);
    const feedback = /^https:\/\/feedback\./;
    await expectAddresses(column("Resources"), [
      "/blog",
      "/changelog",
      /^https:\/\/blog\./,
      feedback,
    ]);
    for (const name of ["About us", "Terms & Conditions"]) {
      await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(footer.getByText(/^©/)).toBeVisible();
  });

  test("a subscription that fails says: Something went wrong. Please try again.", async ({
    page,
  }) => {
    await page.route("**/api/users/add", (route) => route.fulfill({ status: 200 }));
    const form = page.getByRole("contentinfo").locator("form");
    await form.getByRole("button", { name: "Subscribe" }).click();
    const error = "Something went wrong. Please try again.";
    await expect(form.getByRole("alert")).toHaveText(error);
  });
});

test.describe("pricing", () => {
  test.beforeEach(({ page }) => page.goto("/pricing"));
  const card = (page: Page, name: string) =>
    page.getByRole("article").filter({ has: heading(page, name) });

  test("is monthly at first", async ({ page }) => {
    await expect(page.getByRole("radio", { name: "Monthly" })).toBeChecked();
    await expect(page.getByRole("radio", { name: "Yearly" })).not.toBeChecked();
  });

  test("of the Free Project is $0 in both periods", async ({ page }) => {
    const free = card(page, "Free Project");
    for (const period of ["Yearly", "Monthly"]) {
      await page.getByText(period, { exact: true }).click();
      await expect(free.getByText("$0").filter({ visible: true })).toBeVisible();
    }
    await expectInOrder(free.getByRole("listitem"), [
      "Unlimited issues",
      "Preloaded AI balance",
      "Max 5 members",
      "Access to all basic features",
    ]);
  });

  test("of the Premium Project is $12 monthly and $10 yearly, $120 billed annually", async ({
    page,
  }) => {
    const premium = card(page, "Premium Project");
    const shows = (text: string) => expect(premium).toContainText(text, { useInnerText: true });
    await shows("$12 per member/month");
    await page.getByText("Yearly", { exact: true }).click();
    await shows("$10 per member/month");
    await shows("$120 billed annually");
    await expectInOrder(premium.getByRole("listitem"), [
      "All free features",
      "Unlimited members",
      "Unlimited AI balance",
      "Project customization",
      "Reports & Analytics",
      "Project gamification",
      "Dashboard customization",
    ]);
  });

  test("says Coming Soon... instead of selling", async ({ page }) => {
    for (const name of ["Free Project", "Premium Project"]) {
      await expect(card(page, name).getByText("Coming Soon...", { exact: true })).toBeVisible();
      await expect(card(page, name).getByRole("button")).toHaveCount(0);
    }
  });
});

test("the company page tells about us and the team: two co-founders and an AI developer", async ({
  page,
}) => {
  await page.goto("/company");
  await expect(page).toHaveTitle(/About us/);
  await expect(heading(page, "Meet the team")).toBeVisible();
  const people = await textsOf(main(page).getByRole("listitem"));
  const those = (what: RegExp) => people.filter((person) => what.test(person)).length;
  expect(those(/Co-founder/)).toBeGreaterThanOrEqual(2);
  expect(those(/AI Developer/)).toBeGreaterThanOrEqual(1);
});

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

test("the changelog has eight releases, newest first, each with date, picture and notes", async ({
  page,
}) => {
  await page.goto("/changelog");
  const link = (name: string | RegExp) => main(page).getByRole("link", { name, exact: true });
  await expectInOrder(link(/^v\d+\.\d+\.\d+$/), Object.keys(releases));
  for (const [version, date] of Object.entries(releases)) {
    const entry = main(page)
      .getByRole("listitem")
      .filter({ has: link(version) });
    await expect(entry.locator("time")).toHaveText(date);
    await expect(entry.getByRole("img").first()).toHaveAttribute("alt", /\w+ \w+/);
    expect(await entry.getByRole("listitem").count()).toBeGreaterThanOrEqual(2);
  }
});

test("the notes together tell what the app can do", async ({ page }) => {
  await page.goto("/changelog");
  const text = (await main(page).innerText()).toLowerCase();
  const story = [/projects/, /collaborat/, /kanban board/, /priorit/, /assignee/, /types/, /epics/];
  const more = [/hierarchy|tree/, /subtasks/, /suggest/, /csv/, /edit/, /story points/, /hours/];
  const last = [/sprint/, /statuses/, /archive/, /delete/, /members/];
  for (const part of [...story, ...more, ...last]) expect(text).toMatch(part);
});

const title = "The Best AI Project Management Software in 2025";
const articlePath = "/blog/the-best-ai-project-management-software-in-2025";
const tools = ["ClickUp", "Asana", "Jira", "monday.com", "Linear"];

test("the blog lists the article: 29 Mar 2025, 8 min, Software", async ({ page }) => {
  await page.goto("/blog");
  await expect(heading(page, "Latest Articles")).toBeVisible();
  const card = page.getByRole("article").filter({ has: heading(page, title) });
  await expect(card.getByRole("link", { name: title })).toHaveAttribute("href", articlePath);
  await expect(card.locator("time")).toHaveText("29 Mar 2025");
  await expect(card).toContainText(/8 min/);
  await expect(card.getByText("Software", { exact: true })).toBeVisible();
  await expect(card.getByRole("img").first()).toHaveAttribute("alt", /\w+ \w+/);
});

test("the article compares five tools, and says first whose blog it is", async ({ page }) => {
  await page.goto(articlePath);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const article = page.getByRole("article");
  await expect(article.locator('time[datetime="2025-03-29"]')).toHaveText("29 Mar 2025");
  await expectInOrder(article.getByRole("heading", { level: 2 }), tools);
  await expectInOrder(
    article.getByRole("table").getByRole("row"),
    tools.map((tool) => new RegExp(`^${tool}`)),
  );
  await expect(article).toContainText("We have an interest here");
  for (const part of ["Strength.", "AI in practice.", "Price.", "Weak side.", "Choose it if"]) {
    await expect(article.getByText(part, { exact: true })).toHaveCount(tools.length);
  }
});

test("there are two ways to get in touch: an e-mail and a chat", async ({ page }) => {
  await page.goto("/contact");
  await expectAddresses(main(page), [/^mailto:/, /^https:\/\/discord\.gg\//]);
  await expect(main(page).getByRole("heading", { level: 2 }).nth(1)).toBeVisible();
});

test("the Terms of Service, last updated February 8, 2023, hold the account rules", async ({
  page,
}) => {
  await page.goto("/tos");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of Service");
  await expect(page.locator('time[datetime="2023-02-08"]')).toHaveText("February 8, 2023");
  const terms = plain(await main(page).innerText());
  for (const rule of [
    /must be 18 or older.*at least 13.*consent of a parent/i,
    /must be a human/i,
    /valid e-mail address/i,
    /account belongs to one person/i,
    /individual account.*up to 25 generated issues/i,
    /subscription is needed to go beyond 25 generated issues/i,
    /also needed for organization accounts/i,
    /billed monthly and are non-refundable/i,
  ]) {
    expect.soft(terms).toMatch(rule);
  }
});

test("an unknown address shows: Page not found", async ({ page }) => {
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page).toHaveTitle(/^Page not found/);
  const text = "The page you are looking for could not be found.";
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go home" })).toHaveAttribute("href", "/");
});
