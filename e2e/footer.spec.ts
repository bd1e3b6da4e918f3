import { routes, unknownRoute } from "./support/routes";
import { expect, test, visit } from "./support/test";

const columns = {
  Company: ["/company", "/contact", "/tos", "mailto:"],
  Community: ["discord.gg", "www.linkedin.com", "x.com", "www.instagram.com", "www.youtube.com"],
  Resources: ["/blog", "/changelog", "https://blog.", "https://feedback."],
};

for (const [title, parts] of Object.entries(columns)) {
  test(`the column ${title} has its links`, async ({ page }) => {
    await page.goto("/");
    const links = page.getByRole("contentinfo").getByRole("navigation", { name: title });
    const addresses = await links
      .getByRole("link")
      .evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""));
    for (const part of parts) {
      expect(
        addresses.filter((href) => href.startsWith(part) || href.includes(`//${part}`)),
        part,
      ).toHaveLength(1);
    }
  });
}

test("links with https open in a new tab, and no others", async ({ page }) => {
  await page.goto("/");
  for (const link of await page.getByRole("contentinfo").getByRole("link").all()) {
    const href = (await link.getAttribute("href")) ?? "";
    if (href.includes("https")) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
    } else {
      await expect(link).not.toHaveAttribute("target");
    }
  }
});

test("a link on this site changes the page without loading the site again", async ({ page }) => {
  await visit(page, "/");
  await page.evaluate(() => (document.body.dataset.mark = "kept"));
  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
  await expect(page).toHaveURL("/company");
  await expect(page.locator("body")).toHaveAttribute("data-mark", "kept");
});

test("every page has the bar and the footer, with form and copyright line", async ({ page }) => {
  for (const route of [...routes, unknownRoute]) {
    await page.goto(route);
    await expect(page.getByRole("banner"), route).toHaveCount(1);
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText(/^© .*Cairn/), route).toBeVisible();
    await expect(footer.getByRole("textbox", { name: "E-mail address" }), route).toBeVisible();
    await expect(footer.getByRole("button", { name: "Subscribe" }), route).toBeEnabled();
  }
});
