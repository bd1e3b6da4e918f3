import { ifAllowed } from "../lib/if-allowed";

/** Storage key of the date of the newest release that the visitor has seen. */
export const lastVisitKey = "changelog-seen";

/**
 * Shows the marks `[data-released]` of releases since the last visit, and stores this one. A visit ends with its tab, so that
 * marks survive a reload. Without storage nothing is marked.
 */
export const markNewReleases = (): void =>
  ifAllowed(() => {
    const marks = Array.from(document.querySelectorAll<HTMLElement>("[data-released]"));
    const dates = marks.map(releasedOn).sort();
    const seen = sessionStorage.getItem(lastVisitKey) ?? localStorage.getItem(lastVisitKey);
    for (const mark of marks) mark.hidden = !seen || releasedOn(mark) <= seen;
    sessionStorage.setItem(lastVisitKey, seen ?? "");
    localStorage.setItem(lastVisitKey, dates.at(-1) ?? "");
  });

const releasedOn = ({ dataset }: HTMLElement) => String(dataset.released);
