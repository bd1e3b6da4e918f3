/** Checks every page, and navigation between pages. */
import { arrived, open, pathOf, sizes } from "./visit";
import type { Visit } from "./visit";

/** A path without a page. */
const unknownRoute = "/no-such-page";

export async function checkPages(visit: Visit): Promise<void> {
  const { session, site, report } = visit;
  await session.resize(...sizes.wide);
  await report.group("pages", async (check) => {
    for (const route of [...site.pages.map(({ path }) => path), unknownRoute]) {
      await open(visit, route);
      const seen = await session.run(() =>
        [...document.querySelectorAll("main h1")].map(
          (heading) => heading.checkVisibility() && heading.textContent.trim() !== "",
        ),
      );
      check(`visibility of headings of ${route}`, seen, [true]);
    }
  });
  await report.group("links of the bar", async (check) => {
    await open(visit, "/");
    const all = await session.run(() =>
      [...document.querySelectorAll("header nav a")].map((link) => link.getAttribute("href") ?? ""),
    );
    const pages = [...new Set(all)].filter((address) => !address.includes("#"));
    for (const address of pages) {
      await session.click(`header nav a[href="${address}"]`);
      await arrived(session, address);
      const marked = await session.run(() =>
        document.querySelector("header nav a[aria-current=page]")?.getAttribute("href"),
      );
      check("the current link", marked, address);
    }
    await session.back();
    const before = pages.at(-2) ?? "/";
    await arrived(session, before);
    check("the page after Back", await pathOf(session), before);
  });
}
