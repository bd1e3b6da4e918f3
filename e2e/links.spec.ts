/** How links behave; that each leads somewhere is proved on the built files. */
import { linkTo } from "./support/bar";
import { article, unknownRoute } from "./support/site";
import { expect, markDocument, test, visit } from "./support/test";

for (const route of ["/", "/company", "/contact", article.path]) {
  test(`on ${route} links with https open in a new tab, and no others`, async ({ page }) => {
    await page.goto(route);
    const links = await page.getByRole("link").evaluateAll((all) =>
      all.map((link) => ({
        html: link.outerHTML.slice(0, 120),
        outside: (link.getAttribute("href") ?? "").includes("https"),
        tab: link.getAttribute("target") === "_blank",
        safe: /noopener/.test(link.getAttribute("rel") ?? ""),
      })),
    );
    expect(links.some(({ outside }) => outside)).toBe(true);
    expect(links.filter(({ outside, tab }) => outside !== tab)).toEqual([]);
    expect(links.filter(({ outside, safe }) => outside && !safe)).toEqual([]);
  });
}

test("a link of the footer changes the page without loading the site again", async ({ page }) => {
  await visit(page, "/");
  const expectSameDocument = await markDocument(page);
  await linkTo(page.getByRole("contentinfo"), "/company").click();
  await expect(page).toHaveURL("/company");
  await expectSameDocument();
});

test("an unknown address helps onward", async ({ page, request }) => {
  await page.goto(unknownRoute);
  const links = page.getByRole("main").getByRole("link");
  const addresses = await links.evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""));
  expect(addresses).toContain("/");
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of addresses) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});
