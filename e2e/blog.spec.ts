import { countWords } from "../src/lib/reading-time";
import { markdown } from "./support/content";
import { articleRoute } from "./support/routes";
import { expect, test, visit } from "./support/test";

const title = "The Best AI Project Management Software in 2025";
const tools = ["ClickUp", "Asana", "Jira", "monday.com", "Linear"];
const { data, body } = markdown(`articles/${articleRoute.replace("/blog/", "")}/index.md`);

test("the list has one card, with everything that the specification asks for", async ({ page }) => {
  await visit(page, "/blog");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Latest Articles");
  const card = page.getByRole("main").getByRole("article");
  await expect(card).toHaveCount(1);
  await expect(card.getByRole("heading")).toHaveText(title);
  await expect(card).toContainText(data.description ?? "");
  await expect(card).toContainText("Ines Moreau");
  await expect(card.locator("time")).toHaveText("29 Mar 2025");
  await expect(card).toContainText(/8 min/);
  await expect(card.getByText("Software", { exact: true })).toBeVisible();
  await expect(card.getByRole("img").first()).toHaveAttribute("alt", /\w+ \w+/);
});

test("the whole card leads to the article, whose address is its title", async ({ page }) => {
  await visit(page, "/blog");
  const box = await page.getByRole("article").boundingBox();
  await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 40);
  await expect(page).toHaveURL(`/blog/${title.toLowerCase().replaceAll(" ", "-")}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test.describe("the article", () => {
  test.beforeEach(({ page }) => visit(page, articleRoute));

  test("names author, date, time to read and category", async ({ page }) => {
    const head = page.getByRole("article");
    await expect(head.getByText("Ines Moreau").first()).toBeVisible();
    await expect(head.locator('time[datetime="2025-03-29"]')).toHaveText("29 Mar 2025");
    await expect(head.getByText(/8 min/)).toBeVisible();
    await expect(head.getByText("Software", { exact: true })).toBeVisible();
  });

  test("takes eight minutes to read", () => {
    expect(countWords(body)).toBeGreaterThanOrEqual(1990);
    expect(countWords(body)).toBeLessThanOrEqual(2250);
  });

  test("says whose blog it is before it says anything else", async ({ page }) => {
    const first = page.getByRole("article").getByText("This is the blog of Cairn").first();
    await expect(first).toContainText("We have an interest here");
    await expect(first).toContainText("our own product is not in the comparison");
  });

  test("has a section for each tool, with its strength, AI, price, weak side and who for", async ({
    page,
  }) => {
    const headings = page.getByRole("article").getByRole("heading", { level: 2 });
    const names = await headings.allInnerTexts();
    expect(names.filter((name) => tools.includes(name))).toEqual(tools);
    const parts = ["Strength.", "AI in practice.", "Price.", "Weak side.", "Choose it if"];
    for (const part of parts) {
      await expect(page.getByRole("article").getByText(part, { exact: true })).toHaveCount(5);
    }
  });

  test("has a table of the five tools that scrolls inside its own frame", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const table = page.getByRole("article").getByRole("table");
    await expect(table.getByRole("row")).toHaveCount(1 + tools.length);
    for (const tool of tools) {
      await expect(table.getByRole("cell", { name: tool, exact: true })).toBeVisible();
    }
    const frame = page.getByRole("region").filter({ has: page.getByRole("table") });
    expect(await frame.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    await frame.focus();
    await expect(frame).toBeFocused();
  });

  test("has a table of contents whose entries lead to their sections", async ({ page }) => {
    const contents = page.getByRole("navigation", { name: "On this page" });
    const entries = await contents.getByRole("link").all();
    expect(entries.length).toBeGreaterThanOrEqual(9);
    for (const entry of entries) {
      const name = await entry.innerText();
      await entry.click();
      const heading = page.getByRole("heading", { level: 2, name, exact: true });
      await expect(heading).toBeInViewport();
      await expect(page).toHaveURL(`${articleRoute}${(await entry.getAttribute("href")) ?? ""}`);
      const top = await heading.evaluate((h) => h.getBoundingClientRect().top);
      expect(top, `${name} is not below the bar`).toBeGreaterThanOrEqual(72);
    }
  });

  test("opens links to other sites in a new tab", async ({ page }) => {
    const links = page.getByRole("article").locator('a[href^="https:"]');
    expect(await links.count()).toBeGreaterThanOrEqual(5);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
    }
  });

  test("lists what changed since it was published", async ({ page }) => {
    const updates = page.getByRole("region", { name: "Updates since publication" });
    const dates = await updates
      .locator("time")
      .evaluateAll((all) => all.map((t) => t.getAttribute("datetime") ?? ""));
    expect(dates.length).toBeGreaterThanOrEqual(3);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates.every((date) => date > "2025-03-29")).toBe(true);
  });
});
