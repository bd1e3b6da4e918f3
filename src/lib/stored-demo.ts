import { ifAllowed } from "./if-allowed";

/** `sessionStorage` key of the visitor's changes in the scenes; its number is the version of the format. */
const place = "demo-2";

/** The stored changes; undefined if there are none, or storage is forbidden. */
export const storedDemo = (): string | undefined =>
  ifAllowed(() => sessionStorage.getItem(place)) ?? undefined;

/** Stores changes until the tab closes, if storage is allowed. */
export const storeDemo = (text: string): void =>
  ifAllowed(() => sessionStorage.setItem(place, text));
