import { ifAllowed } from "./if-allowed";

/** `sessionStorage` key of the visitor's changes to the scenes, with the version of their format. */
const storageKey = "demo-2";

/** The stored changes; undefined if there are none, or storage is forbidden. */
export const storedDemo = (): string | undefined =>
  ifAllowed(() => sessionStorage.getItem(storageKey)) ?? undefined;

/** Stores changes until the tab closes, if storage is allowed. */
export const storeDemo = (text: string): void =>
  ifAllowed(() => sessionStorage.setItem(storageKey, text));
