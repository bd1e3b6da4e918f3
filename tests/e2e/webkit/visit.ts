/** Context of every check, and how to open a page. */
import type { Site } from "../../../src/node/content/pages";
import { barIsHydrated } from "../support/quiet";
import type { Report } from "../support/report";
import type { Session } from "./session";

export interface Visit {
  session: Session;
  /** The site, without a trailing slash. */
  url: string;
  site: Site;
  report: Report;
}

/** Sizes of the window, including the browser's UI: with the site's whole bar, and with its menu. */
export const sizes = { wide: [1280, 900], narrow: [480, 900] } as const;

/** Path of the current page. */
export const pathOf = (session: Session) => session.run(() => location.pathname);

/** Waits for a page, and its canonical URL. */
export const arrived = (session: Session, path: string) =>
  session.until(
    `the page ${path}`,
    (wanted) => {
      const { href = "" } = document.querySelector<HTMLLinkElement>("link[rel=canonical]") ?? {};
      return location.pathname === wanted && new URL(href).pathname === wanted;
    },
    path,
  );

/** Waits until the bar is hydrated. */
export const hydrated = (session: Session) => session.until("hydration", barIsHydrated);

/** Opens a page, and waits for hydration. */
export async function open({ session, url }: Visit, route: string): Promise<void> {
  await session.go(url + route);
  await hydrated(session);
}
