import { navigate, prefetchPathname } from "gatsby";
import { linkKind } from "../lib/link-kind";
import { isGivenUp } from "./fall-back";

/** The link to a page of this site around an event's target. */
function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest("a");
  const isPage = link && !link.target && linkKind(link.getAttribute("href") ?? "") === "page";
  return isPage && !isGivenUp ? link : undefined;
}

/** Follows all links to pages without loading the site again, in islands too. Prefetches a page when its link is hovered or focused. */
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
    // The same address adds no entry to the history.
    const replace = link.href === location.href;
    navigate(link.pathname + link.search + link.hash, { replace });
  });
}
