/** What every check has, and how it opens a page. */
import type { Site } from "../../src/node/content/pages";
import type { Session } from "./session";
import type { Report } from "../support/report";

export interface Visit {
  session: Session;
  /** The site, without a trailing slash. */
  url: string;
  site: Site;
  report: Report;
}

/** Of the window, with the browser's own bars: with all of the site's bar, and with its menu. */
export const sizes = { wide: [1280, 900], narrow: [480, 900] } as const;

/** Where the visitor is. */
export const pathOf = (session: Session) => session.run(() => location.pathname);

/** Waits until the visitor is on a page: its head is written with it. */
export const arrived = (session: Session, path: string) =>
  session.until(
    `the page ${path}`,
    (wanted) => {
      const { href = "" } = document.querySelector<HTMLLinkElement>("link[rel=canonical]") ?? {};
      return location.pathname === wanted && new URL(href).pathname === wanted;
    },
    path,
  );

/** Moves over the bar until it is hydrated, as `e2e/support/quiet.mjs` does. */
export const hydrated = (session: Session) =>
  session.until("hydration", () => {
    const row = document.querySelector("header [data-island] > *");
    row?.dispatchEvent(new Event("mouseover", { bubbles: true }));
    return performance.getEntriesByName("island layout/navbar").length > 0;
  });

/** Loads a page. */
export async function open({ session, url }: Visit, route: string): Promise<void> {
  await session.go(url + route);
  await hydrated(session);
}
