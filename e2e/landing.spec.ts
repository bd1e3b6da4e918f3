import { plain } from "./support/content";
import { expect, test, visit } from "./support/test";
import agents from "../content/agents.json";
import backlog from "../content/backlog.json";
import comparison from "../content/comparison.json";
import editors from "../content/editors.json";
import issueTypes from "../content/issue-types.json";
import labels from "../content/labels.json";
import planning from "../content/planning.json";
import roadmap from "../content/roadmap.json";

const inOrder = [planning, agents, editors, backlog, labels, issueTypes, comparison, roadmap];

test("pitches the product in its title and its heading", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    /Plan, Automate, Deliver\.\s*Powered by AI\./,
  );
});

test("the badge says the beta's version and leads to the changelog", async ({ page }) => {
  await visit(page, "/");
  const badge = page.getByRole("main").getByRole("link", { name: "Beta v0.10.0" });
  await expect(badge).toHaveAttribute("href", "/changelog");
  await badge.click();
  await expect(page).toHaveURL("/changelog");
});

test("the features stand in the order of the specification", async ({ page }) => {
  await page.goto("/");
  const headings = page.locator("#features").getByRole("heading", { level: 2 });
  await expect(headings).toHaveText(inOrder.map(({ heading }) => heading));
  const sections = page.locator("#features > *").filter({ has: page.locator("h2") });
  await expect(sections).toHaveText([
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

test("the agents are marked as coming soon", async ({ page }) => {
  await page.goto("/");
  const section = page.locator("section").filter({ hasText: agents.heading });
  await expect(section.getByText(/coming soon/i).first()).toBeVisible();
});

test("four editors are named, each with a page that opens in a new tab", async ({ page }) => {
  await page.goto("/");
  const section = page.locator("section").filter({ hasText: editors.heading });
  const links = section.getByRole("link");
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("href", /^https:/);
    await expect(link).toHaveAttribute("target", "_blank");
  }
});

test("there are five types of issue", async ({ page }) => {
  await page.goto("/");
  const section = page.locator("section").filter({ hasText: issueTypes.heading });
  for (const type of ["Epic", "Story", "Task", "Research", "Bug"]) {
    await expect(section.getByRole("heading", { name: type }).first()).toBeVisible();
  }
});

test("the comparison is a table with a source for each claim about another tool", async ({
  page,
}) => {
  await page.goto("/");
  const table = page.getByRole("table", { name: comparison.heading });
  const rows = table.getByRole("row");
  expect(await rows.count()).toBeGreaterThanOrEqual(1 + 8);
  await expect(table.getByRole("columnheader")).toHaveText([
    "Cairn",
    "ClickUp",
    "Asana",
    "Jira",
    "monday.com",
    "Linear",
  ]);
  for (const row of (await rows.all()).slice(1)) {
    await expect(row.getByRole("rowheader")).toHaveCount(1);
    await expect(row.getByRole("cell")).toHaveCount(6);
  }
  const claims = comparison.rows.flatMap(({ cells }) => cells.slice(1));
  const sourced = claims.filter(({ tone }) => tone !== "unknown");
  await expect(table.getByRole("link")).toHaveCount(sourced.length);
});

test("the roadmap has the stages, dates and items of the specification", async ({ page }) => {
  await page.goto("/");
  const section = page.locator("section").filter({ hasText: "Features on the horizon" });
  const stages: [name: string, date: RegExp | null, items: string[]][] = [
    ["Pre-Launch", /H2 2025/, ["Subtask Generation"]],
    ["Launch", /H1 2026/, ["Dark Mode", "Reports & Analytics", "Gamification", "MCP Server"]],
    ["Post-Launch", null, ["AI Agents"]],
  ];
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(stages.map(([name]) => name));
  for (const [name, date, items] of stages) {
    const heading = page.getByRole("heading", { name, exact: true });
    const stage = section.getByRole("listitem").filter({ has: heading });
    const text = plain(await stage.innerText());
    if (date) expect(text).toMatch(date);
    else expect(text).not.toMatch(/20\d\d/);
    await expect(stage.getByRole("listitem")).toContainText(items);
    await expect(stage.getByRole("listitem")).toHaveCount(items.length);
  }
});

test("the closing block stands below the features and leads to the changelog", async ({ page }) => {
  await page.goto("/");
  const last = page.getByRole("main").getByRole("heading", { level: 2 }).last();
  const subscribe = page.getByRole("main").getByRole("button", { name: "Subscribe", exact: true });
  await expect(last).toBeVisible();
  await expect(subscribe.last()).toBeVisible();
  await expect(page.locator("#features").getByText(await last.innerText())).toHaveCount(0);
});
