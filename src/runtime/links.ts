import { navigate } from "gatsby";
import { linkKind } from "../lib/link-kind";

/**
 * Lets links change the page without loading the site anew while their part of the page is not React's, as `<Link>` does
 * afterwards.
 * @returns how to stop
 */
export function followLinks(part: Element): () => void {
  const own = new AbortController();
  const follow = (event: MouseEvent) => {
    const isOwn = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const address = pageAt(event.target);
    if (!address || isOwn || event.button !== 0 || event.defaultPrevented) return;
    event.preventDefault();
    navigate(address.pathname + address.search + address.hash);
  };
  part.addEventListener("click", (event) => follow(event as MouseEvent), { signal: own.signal });
  return () => own.abort();
}

/** The page of this site that a click there leads to. */
function pageAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = (target as Element).closest("a");
  const isPage = link && !link.target && linkKind(link.getAttribute("href") ?? "") === "page";
  return isPage ? link : undefined;
}
