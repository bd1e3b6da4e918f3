/**
 * What becomes of what a visitor did where its code cannot be had. Without a connection it is said, and nothing is lost. Else
 * the page is loaded anew, once, and it is done there: a host that was busy answers now, and one that was published anew has
 * other files.
 */
import { ifAllowed } from "../lib/if-allowed";
import { isChoice, write } from "./action";
import type { Action } from "./action";

/** Where it is kept while the page is loaded anew. */
const storage = "done-before-reload";

/** What is kept: what was done, and what stands in the fields, by their ids. Browsers forget those with autocomplete="off". */
interface Left {
  done: Kept[];
  typed: [id: string, text: string][];
}

/** An action, with its target as it can be found again: among the elements of its kind and label. */
interface Kept extends Pick<Action, "kind" | "texts"> {
  name: string;
  label: string;
  index: number;
}

/** This page was loaded for what was done on it, and is not loaded for that once more. */
let isSecond = false;

/**
 * @param lost what was done and nobody will answer, in its order
 * @param waiting all that has no answer yet, and goes with the page
 * @returns whether the page is loaded anew, and does it
 */
export function recover(lost: Action[], waiting: Action[], isThere: boolean): boolean {
  const last = lost.at(-1);
  if (!last) return false;
  const posted = lost.findLast(({ kind, target }) => kind === "submit" && isPosted(target));
  if (!isThere) tell("offline", last.target);
  else if (posted) sendByBrowser(posted);
  else if (isSecond || !keep(waiting)) tell("failed", last.target);
  else {
    location.reload();
    return true;
  }
  return false;
}

/** Whether a page would come, and not the browser's own error. */
export function isReachable(): Promise<boolean> {
  return fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => status < 500,
    () => false,
  );
}

/** A form that the browser can send by itself. */
export const isPosted = (target: Element): boolean =>
  target instanceof HTMLFormElement && target.method === "post";

function sendByBrowser({ target, texts }: Action): void {
  write(target, texts);
  (target as HTMLFormElement).submit();
}

/** Shows words that stand hidden in the HTML: those of the form or dialog, or of the page. */
function tell(matter: "offline" | "failed", target: Element): void {
  const notice = `[data-notice="${matter}"]`;
  const words = target.closest("form, dialog")?.querySelector<HTMLElement>(notice);
  (words ?? document.querySelector<HTMLElement>(notice))?.removeAttribute("hidden");
}

/** What was said is over. */
export function hideNotices(): void {
  for (const notice of document.querySelectorAll<HTMLElement>("[data-notice]"))
    notice.hidden = true;
}

/** Keeps it for the page that comes; false where the browser forbids that. */
export function keep(actions: Action[]): boolean {
  const done = actions.map(({ kind, texts, target }): Kept => {
    const { localName: name } = target;
    const label = labelOf(target);
    return { kind, texts, name, label, index: alike(name, label).indexOf(target) };
  });
  const fields = document.querySelectorAll<HTMLInputElement>("input[id]:not([type=radio])");
  const typed = Array.from(fields, ({ id, value }): [string, string] => [id, value]);
  const left: Left = { done, typed: typed.filter(([, text]) => text) };
  return ifAllowed(() => (sessionStorage.setItem(storage, JSON.stringify(left)), true)) ?? false;
}

/** What was kept for this page, once. What the page no longer has is left out. */
export function takeKept(): Action[] {
  const text = ifAllowed(() => sessionStorage.getItem(storage));
  if (!text) return [];
  isSecond = true;
  sessionStorage.removeItem(storage);
  const { done, typed } = JSON.parse(text) as Left;
  for (const [id, text] of typed) {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) field.value = text;
  }
  return done.flatMap(({ kind, texts, name, label, index }) => {
    const target = alike(name, label)[index];
    return target ? [{ kind, texts, target }] : [];
  });
}

const alike = (name: string, label: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(name)).filter((one) => labelOf(one) === label);

const labelOf = (element: HTMLElement): string =>
  element instanceof HTMLInputElement
    ? `${element.name} ${isChoice(element) ? element.value : ""}`
    : (element.getAttribute("aria-label") ?? element.textContent);
