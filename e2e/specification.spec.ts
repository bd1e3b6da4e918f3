/**
 * What the site's specification fixes about pages. What it fixes about words is in `content/specification.json`; that pages
 * show all entries of the content, in order, is checked by `scripts/site-check/rule-values.ts`.
 */
import type { Locator, Page } from "@playwright/test";
import { longDate } from "../src/lib/format";
import { expectAddresses, expectInOrder } from "./support/in-order";
import { site } from "./support/site";
import { expect, test } from "./support/test";

const main = (page: Page) => page.getByRole("main");
const heading = (place: Page | Locator, name: string) =>
  place.getByRole("heading", { name, exact: true });
const section = (page: Page, name: string) =>
  page.locator("#features > *").filter({ has: heading(page, name) });
const { agents, closing, comparison, editors, footer, hero, issueTypes, navigation } = site;
const { notFound, planning, plans, roadmap } = site;

test.describe("the landing page", () => {
  test.beforeEach(({ page }) => page.goto("/"));

  test("pitches the product, and has a badge that links to the changelog", async ({ page }) => {
    for (const line of hero.headline) {
      await expect(page.getByRole("heading", { level: 1 })).toContainText(line);
    }
    const badge = main(page).getByRole("link", { name: hero.badge.text, exact: true });
    await expect(badge).toHaveAttribute("href", hero.badge.to);
    await expectInOrder(main(page).getByRole("button"), [hero.subscribe, closing.subscribe]);
    await expect(main(page).getByRole("heading", { level: 2 }).last()).toHaveText(closing.heading);
  });

  test("has eight sections of features, in order", async ({ page }) => {
    const { backlog, labels } = site;
    const sections = [planning, agents, editors, backlog, labels, issueTypes, comparison, roadmap];
    const headings = page.locator("#features").getByRole("heading", { level: 2 });
    await expect(headings).toHaveText(sections.map((one) => one.heading));
    await expect(section(page, planning.heading)).toContainText(planning.eyebrow);
    await expect(section(page, agents.heading)).toContainText(agents.soon);
    await expectAddresses(
      section(page, editors.heading),
      editors.tools.map(({ source }) => source),
    );
    await expect(section(page, comparison.heading).getByRole("table")).toBeVisible();
    const types = section(page, issueTypes.heading).getByRole("heading", { level: 3 });
    await expectInOrder(
      types,
      issueTypes.types.map(({ type }) => type),
    );
  });

  test("shows features on the horizon, by stage", async ({ page }) => {
    for (const { name, tag } of roadmap.stages) {
      const stage = section(page, roadmap.heading)
        .getByRole("listitem")
        .filter({ has: heading(page, name) });
      await expect(stage).toContainText(tag ?? /^(?!.*20\d\d)/);
    }
  });
});

test.describe("every page", () => {
  test.beforeEach(({ page }) => page.goto("/"));

  test("has a bar that names the pages, and offers the login", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const bar = page.getByRole("banner");
    await expectInOrder(bar.getByRole("navigation").getByRole("link"), navigation.links);
    await expectInOrder(bar.getByRole("button"), [navigation.logIn, navigation.signUp]);
  });

  test("has a footer with columns of links", async ({ page }) => {
    for (const { title, links } of footer.columns) {
      const column = page.getByRole("contentinfo").getByRole("navigation", { name: title });
      await expectAddresses(
        column,
        links.map(({ to }) => to),
      );
    }
    await expect(page.getByRole("contentinfo").getByText(footer.copyright)).toBeVisible();
  });
});

test("no plan can be bought yet", async ({ page }) => {
  await page.goto("/pricing");
  for (const { name } of plans.plans) {
    const card = page.getByRole("article").filter({ has: heading(page, name) });
    await expect(card.getByText(plans.soon, { exact: true })).toBeVisible();
  }
});

test("there are two ways to get in touch: an e-mail and a chat", async ({ page }) => {
  await page.goto("/contact");
  const { email, chatUrl } = site.product;
  await expectAddresses(main(page), [`mailto:${email}`, chatUrl]);
});

test("the terms say when they were updated", async ({ page }) => {
  const { meta, updated } = site.terms;
  await page.goto("/tos");
  await expect(heading(page, meta.title)).toBeVisible();
  await expect(page.locator(`time[datetime="${updated}"]`)).toHaveText(longDate(updated));
});

test("an unknown address shows: Page not found", async ({ page }) => {
  expect((await page.goto("/no-such-page"))?.status()).toBe(404);
  await expect(heading(page, notFound.heading)).toBeVisible();
  await expect(main(page)).toContainText(notFound.text);
  await expect(page.getByRole("link", { name: notFound.button })).toHaveAttribute("href", "/");
});
