import { ifAllowed } from "../lib/if-allowed";

/** Key of the date of the newest release that the visitor has seen, in `localStorage`. */
export const lastVisitKey = "changelog-seen";

/**
 * Shows the marks of the releases since the last visit, `[data-released]`, and remembers this one. A visit lasts as long as
 * the tab, so that a reload keeps the marks. Where storage is forbidden nothing is marked.
 */
export const markNewReleases = (): void =>
  ifAllowed(() => {
    const marks = Array.from(document.querySelectorAll<HTMLElement>("[data-released]"));
    const dates = marks.map(({ dataset }) => dataset.released ?? "").sort();
    const seen = sessionStorage.getItem(lastVisitKey) ?? localStorage.getItem(lastVisitKey);
    for (const mark of marks) mark.hidden = !seen || (mark.dataset.released ?? "") <= seen;
    sessionStorage.setItem(lastVisitKey, seen ?? "");
    localStorage.setItem(lastVisitKey, dates.at(-1) ?? "");
  });
