import { navigate } from "gatsby";
import { linkKind } from "../lib/link-kind";
import { isGivenUp } from "./fall-back";

/** Links that no code of React answers, as those in the HTML of an island: they change the page as `<Link>` does. */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    const isOwn = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const link = (event.target as Element).closest("a");
    const isPage = link && !link.target && linkKind(link.getAttribute("href") ?? "") === "page";
    if (isGivenUp || !isPage || isOwn || event.button !== 0 || event.defaultPrevented) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}
