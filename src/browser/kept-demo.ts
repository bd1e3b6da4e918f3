import { ifAllowed } from "../lib/if-allowed";

/** Where this tab keeps what the visitor did in the scenes; its number changes with the shape of it. */
const place = "cairn-demo-1";

/** What was kept, as text; undefined where nothing was, or the browser keeps nothing. */
export const keptDemo = (): string | undefined =>
  ifAllowed(() => sessionStorage.getItem(place)) ?? undefined;

/** Keeps it while the tab is open, where the browser allows. */
export const keepDemo = (text: string): void =>
  ifAllowed(() => sessionStorage.setItem(place, text));
