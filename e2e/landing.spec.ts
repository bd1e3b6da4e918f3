import type { Page } from "@playwright/test";
import { site } from "./support/site";
import { expect, test, visit } from "./support/test";

const { agents, closing, comparison, editors, hero, roadmap } = site;
const section = (page: Page, heading: string) =>
  page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: heading, exact: true }) });

test("the badge leads where it says", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("main").getByRole("link", { name: hero.badge.text, exact: true }).click();
  await expect(page).toHaveURL(hero.badge.to);
});

test("what is not there yet says so", async ({ page }) => {
  await page.goto("/");
  await expect(section(page, agents.heading).getByText(agents.soon).first()).toBeVisible();
});

test("each editor has a page that says how", async ({ page }) => {
  await page.goto("/");
  const links = section(page, editors.heading).getByRole("link");
  for (const { name, source } of editors.tools) {
    await expect(links.filter({ hasText: name })).toHaveAttribute("href", source);
  }
});

test("the comparison is a table with a source for each claim about another tool", async ({
  page,
}) => {
  await page.goto("/");
  const table = page.getByRole("table", { name: comparison.heading });
  await expect(table.getByRole("columnheader")).toHaveText([...comparison.tools]);
  const rows = table.getByRole("row").filter({ has: page.getByRole("cell") });
  await expect(table.getByRole("rowheader")).toHaveText(comparison.rows.map((row) => row.aspect));
  for (const [index, { aspect, cells }] of comparison.rows.entries()) {
    const row = rows.filter({ has: page.getByRole("rowheader", { name: aspect, exact: true }) });
    await expect(row.getByRole("cell"), `row ${index + 1}`).toHaveCount(comparison.tools.length);
    const sources = cells.flatMap(({ source }) => (source ? [source.url] : []));
    const links = await row
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links, aspect).toEqual(sources);
  }
});

test("the roadmap has every stage with its date and its items", async ({ page }) => {
  await page.goto("/");
  const trail = section(page, roadmap.heading);
  await expect(trail.getByRole("heading", { level: 3 })).toHaveText(
    roadmap.stages.map(({ name }) => name),
  );
  for (const { name, tag, items } of roadmap.stages) {
    const heading = page.getByRole("heading", { level: 3, name, exact: true });
    const stage = trail.getByRole("listitem").filter({ has: heading });
    if (tag) await expect(stage).toContainText(tag);
    await expect(stage.getByRole("listitem")).toContainText(items.map(({ text }) => text));
  }
});

test("the last word stands below the features: subscribe, or read on", async ({ page }) => {
  await visit(page, "/");
  const last = page.getByRole("main").getByRole("heading", { level: 2 }).last();
  await expect(last).toHaveText(closing.heading);
  const block = section(page, closing.heading).last();
  await expect(block.getByRole("button", { name: closing.subscribe, exact: true })).toBeVisible();
  await block.getByRole("link", { name: closing.more.text, exact: true }).click();
  await expect(page).toHaveURL(closing.more.to);
});
