import { routes, unknownRoute } from "./support/routes";
import { expect, hydrated, test } from "./support/test";

const widths = [320, 360, 768, 1280];

for (const route of [...routes, unknownRoute]) {
  test(`${route} loads without a message, error or failed request, and fits its window`, async ({
    page,
  }) => {
    const trouble: string[] = [];
    page.on("console", (message) => trouble.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => trouble.push(`error: ${error.message}`));
    page.on("requestfailed", (request) => {
      // When the window grows, the browser gives up a picture for a larger one; that is no fault.
      const givenUp = request.failure()?.errorText === "net::ERR_ABORTED";
      if (!(givenUp && request.resourceType() === "image"))
        trouble.push(`failed: ${request.url()}`);
    });
    page.on("response", (answer) => {
      if (answer.status() >= 400) trouble.push(`${answer.status()}: ${answer.url()}`);
    });

    await page.goto(route);
    await hydrated(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `at ${width} px`).toBeLessThanOrEqual(width);
      const sticking = await page.evaluate(sticksOut);
      expect(sticking, `at ${width} px`).toEqual([]);
    }
    // Pictures load as they come into sight.
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    await page.waitForLoadState("networkidle");

    // The page itself is a 404, which the browser reports as well.
    const expected = route === unknownRoute ? /404/ : /^$/;
    expect(trouble.filter((line) => !expected.test(line))).toEqual([]);
  });
}

/** Text that begins or ends outside the window, where nothing around it can be scrolled. */
function sticksOut(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).overflowX !== "visible" || scrolls(element.parentElement));
  const root = document.documentElement;
  return [...document.querySelectorAll("main :is(h1, h2, h3, p, li, dt, dd, a, button, td)")]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const outside = width > 0 && (left < -1 || right > root.clientWidth + 1);
      return outside && !scrolls(element.closest("main :not(body)"));
    })
    .map((element) => element.outerHTML.slice(0, 120));
}
