import { navigate } from "gatsby";
import { linkKind } from "../lib/link-kind";

/** Gatsby's, there as soon as scripts run. */
type WithLoader = Window & { ___loader?: { hovering: (path: string) => void } };

/**
 * Lets links change the page without loading the site anew while React has not taken their part of the page over, as
 * `<Link>` does afterwards; what a page needs is fetched when somebody is about to go there.
 * @returns how to stop
 */
export function followLinks(part: Element): () => void {
  const own = new AbortController();
  const listen = { passive: true, signal: own.signal };
  const prepare = ({ target }: Event) => {
    const address = pageAt(target);
    if (address) (window as WithLoader).___loader?.hovering(address.pathname);
  };
  for (const act of ["pointerover", "pointerdown", "focusin"]) {
    part.addEventListener(act, prepare, listen);
  }
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
