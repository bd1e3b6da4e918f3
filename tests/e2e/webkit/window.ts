/** Checks without external services: colour schemes, menu, prices, search. */
import { money } from "../../../src/lib/format";
import type { Check } from "../support/report";
import { arrived, hydrated, open, pathOf, sizes } from "./visit";
import type { Visit } from "./visit";

export async function checkWindow(visit: Visit): Promise<void> {
  const { session, report } = visit;
  await report.group("light and dark", (check) => checkSchemes(visit, check));
  await session.resize(...sizes.narrow);
  await report.group("menu of a narrow window", (check) => checkMenu(visit, check));
  await session.resize(...sizes.wide);
  await report.group("prices", (check) => checkPrices(visit, check));
  await report.group("search", (check) => checkSearch(visit, check));
}

async function checkSchemes(visit: Visit, check: Check): Promise<void> {
  const { session, site } = visit;
  const { label, ...names } = site.navigation.theme;
  const paper = () => session.run(() => getComputedStyle(document.documentElement).backgroundColor);
  const papers = new Set<string>();
  await open(visit, "/");
  papers.add(await paper());
  // The system is light: the first press shows the dark scheme.
  await session.click("header button", `${label}: ${names.system}`);
  await session.find("header button", `${label}: ${names.dark}`);
  const dark = await paper();
  check("whether the dark page has the same paper", papers.has(dark), false);
  await session.reload();
  await hydrated(session);
  await session.find("header button", `${label}: ${names.dark}`);
  check("paper after a reload", await paper(), dark);
  await session.click("header button", `${label}: ${names.dark}`);
  await session.click("header button", `${label}: ${names.light}`);
  await session.find("header button", `${label}: ${names.system}`);
  check("whether the page has its first paper again", papers.has(await paper()), true);
}

async function checkMenu(visit: Visit, check: Check): Promise<void> {
  const { session, site } = visit;
  const isOnTop = () =>
    session.run(() => document.querySelector("#siteMenu")?.matches(":popover-open"));
  const closed = () =>
    session.until("the closed menu", () => !document.querySelector("#siteMenu")?.checkVisibility());
  await open(visit, "/pricing");
  await session.click("header button", site.navigation.openMenu);
  await session.find("#siteMenu button", site.navigation.closeMenu);
  check("whether the menu covers the page", await isOnTop(), true);
  const lock = () => session.run(() => getComputedStyle(document.documentElement).overflowY);
  check("scrolling of the page", await lock(), "hidden");
  await session.pressEscape();
  await closed();
  const focused = await session.run(() => document.activeElement?.textContent);
  check("what has the focus after Escape", focused, site.navigation.openMenu);
  await session.click("header button", site.navigation.openMenu);
  await session.click('#siteMenu a[href="/blog"]');
  await arrived(session, "/blog");
  await closed();
  check("whether the page can be scrolled again", (await lock()) === "hidden", false);
}

async function checkPrices(visit: Visit, check: Check): Promise<void> {
  const { session, site } = visit;
  const { plans, currency, ...words } = site.plans;
  const seen = () =>
    session.run(() =>
      [...document.querySelectorAll<HTMLElement>("main article strong")]
        .filter((price) => price.checkVisibility({ visibilityProperty: true }))
        .map(({ innerText }) => innerText),
    );
  await open(visit, "/pricing");
  for (const period of ["monthly", "yearly", "monthly"] as const) {
    await session.click("main label", words[period]);
    const wanted = plans.map((plan) => money(plan[period], currency));
    check(`prices of ${period}`, await seen(), wanted);
  }
}

async function checkSearch(visit: Visit, check: Check): Promise<void> {
  const { session, site } = visit;
  const [article] = site.articles;
  if (!article) throw new Error("The content holds no article.");
  await open(visit, "/pricing");
  await session.click("header button", site.search.open);
  await session.write("#siteSearch input", article.title);
  await session.click(`#siteSearch ol a[href="${article.path}"]`);
  await arrived(session, article.path);
  check("path of the result", await pathOf(session), article.path);
  const isOpen = await session.run(() => document.querySelector("#siteSearch")?.matches("[open]"));
  check("whether the search is open", isOpen, false);
}
