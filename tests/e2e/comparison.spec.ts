import type { Page } from "@playwright/test";
import { checkRadio } from "./support/scrolling";
import { exactly } from "./support/page-objects";
import { site } from "./support/site";
import { expect, test } from "./support/test";

const { heading, tools, rows, fit, sources } = site.comparison;
const tableOf = (page: Page) => page.getByRole("table", exactly(heading));
const choice = (page: Page, name: string) => page.getByRole("radio", exactly(name));
const [ourTool = "", first = "", ...others] = tools;
const last = others.at(-1) ?? first;

test("each claim about another tool links to its source", async ({ page }) => {
  await page.goto("/");
  const table = tableOf(page);
  await expect(table.getByRole("columnheader")).toHaveText([...tools]);
  await expect(table.getByRole("rowheader")).toHaveText(rows.map(({ aspect }) => aspect));
  await page.getByText(sources, { exact: true }).click();
  const list = page.locator("details").filter({ hasText: sources }).getByRole("listitem");
  for (const { aspect, cells } of rows) {
    const row = table
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", exactly(aspect)) });
    await expect(row.getByRole("cell"), aspect).toHaveCount(tools.length);
    const cited = cells.filter(({ source }) => source);
    const links = row.getByRole("link");
    await expect(links, aspect).toHaveCount(cited.length);
    for (const [index, { source, dated }] of cited.entries()) {
      const link = links.nth(index);
      await expect(link, aspect).toHaveAttribute("href", source?.url ?? "");
      // The link's number is the position of the source in the list.
      const entry = list.nth(Number(await link.textContent()) - 1);
      await expect(entry).toContainText(`${source?.label}${dated ? ", " : ""}`);
      await expect(entry.getByRole("link")).toHaveAttribute("href", source?.url ?? "");
    }
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("compares all tools in a wide window, and one at a time in a narrow one", async ({
    page,
  }) => {
    const columns = tableOf(page).getByRole("columnheader");
    await page.goto("/");
    await expect(page.getByText(fit, { exact: true })).toBeVisible();
    await expect(columns).toHaveText([...tools]);
    await expect(choice(page, last)).toBeHidden();

    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(columns).toHaveText([ourTool, first]);
    await tableOf(page).scrollIntoViewIfNeeded();
    await checkRadio(choice(page, last));
    await expect(columns).toHaveText([ourTool, last]);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    // The tool's name is generated content, so it's in the accessible name, but not in the text.
    const claim = (tool: string) =>
      tableOf(page).getByRole("cell", { name: new RegExp(`^${tool.replace(/\W/g, "\\$&")} `) });
    await expect(claim(first)).toHaveCount(rows.length);
    await expect(claim(last)).toHaveCount(last === first ? rows.length : 0);
    await tableOf(page).scrollIntoViewIfNeeded();
    await checkRadio(choice(page, last));
    await expect(claim(last)).toHaveCount(rows.length);
    await expect(claim(ourTool)).toHaveCount(rows.length);
  });

  test("prints the sources", async ({ page }) => {
    await page.goto("/");
    await page.emulateMedia({ media: "print" });
    await expect(
      page.locator("details").filter({ hasText: sources }).getByRole("link").first(),
    ).toBeVisible();
  });
});

test("the header row sticks below the bar", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const table = tableOf(page);
  await table.getByRole("row").last().scrollIntoViewIfNeeded();
  const head = table.getByRole("columnheader").first();
  const gap = async () => {
    const [bar, cell] = [await page.getByRole("banner").boundingBox(), await head.boundingBox()];
    return bar && cell && Math.abs(cell.y - bar.y - bar.height);
  };
  // The bar has a border of 1 px.
  await expect.poll(gap).toBeLessThanOrEqual(1);
});
