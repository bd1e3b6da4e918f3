import { navigate, prefetchPathname } from "gatsby";
import { linkKind } from "../lib/link-kind";
import { isGivenUp } from "./fall-back";

/** The link to a page of this site, around what an event is about. */
function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest("a");
  const isPage = link && !link.target && linkKind(link.getAttribute("href") ?? "") === "page";
  return isPage && !isGivenUp ? link : undefined;
}

/** All links to pages change the page from now on, those in the HTML of islands, too; a page is fetched when somebody is about to go there. */
export function followLinks(): void {
  for (const type of ["mouseover", "focusin"])
    document.addEventListener(type, (event) => {
      const link = pageLink(event);
      if (link) prefetchPathname(link.pathname);
    });
  document.addEventListener("click", (event) => {
    const isOwn = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const link = pageLink(event);
    if (!link || isOwn || event.button !== 0 || event.defaultPrevented) return;
    event.preventDefault();
    // The page that is open is no step of the history.
    const replace = link.href === location.href;
    navigate(link.pathname + link.search + link.hash, { replace });
  });
}
