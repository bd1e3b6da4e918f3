/** Pages show all content, in order; unit tests check single entries. */
import type { Page } from "@playwright/test";
import { site } from "./support/site";
import { expect, test, visit } from "./support/test";

const { closing, contact, editors, product, roadmap } = site;
const blogEntries = site.listPages[0]?.articles ?? [];
const named = (name: string) => ({ name, exact: true });
const section = (page: Page, heading: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", named(heading)) });

test("every entry of a list is on its page, and every contact address", async ({ page }) => {
  for (const [route, headings, names] of [
    ["/blog", "article h2", blogEntries.map(({ title }) => title)],
    ["/changelog", "ol > li[id] :is(h2, h3)", site.releases.map(({ title }) => title)],
    ["/company", "li h3", site.people.map(({ name }) => name)],
    ["/pricing", "article h2", site.plans.plans.map(({ name }) => name)],
  ] as const) {
    await page.goto(route);
    await expect(page.getByRole("main").locator(headings)).toHaveText(names);
  }
  await page.goto("/contact");
  const link = (name: string) => page.getByRole("main").getByRole("link", { name });
  await expect(link(product.email)).toHaveAttribute("href", `mailto:${product.email}`);
  await expect(link(contact.community.link)).toHaveAttribute("href", product.chatUrl);
});

test("the landing page has every editor, stage and item, and the closing", async ({ page }) => {
  await visit(page, "/");
  const links = section(page, editors.heading).getByRole("link");
  for (const { name, source } of editors.tools) {
    await expect(links.filter({ hasText: name })).toHaveAttribute("href", source);
  }
  const { stages } = roadmap;
  const stageList = section(page, roadmap.heading);
  await expect(stageList.getByRole("heading", { level: 3 })).toHaveText(
    stages.map(({ name }) => name),
  );
  const items = stages.flatMap((stage) => stage.items.map(({ text }) => text));
  await expect(stageList.getByRole("listitem").getByRole("listitem")).toContainText(items);
  const last = page.getByRole("main").getByRole("heading", { level: 2 }).last();
  await expect(last).toHaveText(closing.heading);
  const block = section(page, closing.heading).last();
  await expect(block.getByRole("button", named(closing.subscribe))).toBeVisible();
});
