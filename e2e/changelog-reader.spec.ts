import { expect, test, visit } from "./support/test";

test("each note has an address that can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/changelog/v0-9-0");
  await page.getByRole("button", { name: "Copy link: Column mapping" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(address).pathname + new URL(address).hash).toBe(
    "/changelog/v0-9-0#column-mapping",
  );
  await page.goto(address);
  await expect(page.locator("#column-mapping")).toBeInViewport();
});

test("the list marks what came since the last visit, and nothing moves", async ({ page }) => {
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  // On a phone a mark stands above its title; on a desktop there is nothing below it.
  await page.setViewportSize({ width: 390, height: 844 });
  const marks = page.getByText("New since your last visit");
  const titles = page.getByRole("heading", { level: 2 });
  const places = () =>
    titles.evaluateAll((all) =>
      all.map((title) => title.getBoundingClientRect().top + window.scrollY),
    );

  await visit(page, "/changelog");
  await expect(marks).toHaveCount(0);
  const unmarked = await places();

  await page.evaluate(() => localStorage.setItem("changelog-seen", "2025-03-16"));
  await page.reload();
  await expect(marks).toHaveCount(2);
  await expect(page.getByRole("listitem").filter({ has: marks }).first()).toContainText("v0.11.0");
  expect(await places()).toEqual(unmarked);
  expect(faults).toEqual([]);

  await visit(page, "/changelog");
  await expect(marks).toHaveCount(0);
});

for (const list of ["/blog", "/changelog"]) {
  test(`the feeds of ${list} can be seen and opened`, async ({ page, request }) => {
    await page.goto(list);
    for (const name of ["RSS", "Atom", "JSON Feed"]) {
      const address = await page.getByRole("link", { name, exact: true }).getAttribute("href");
      expect((await request.get(address ?? "")).ok()).toBe(true);
    }
  });
}
