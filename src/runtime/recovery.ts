/**
 * What happens to actions whose code failed to load. Offline a notice says so, and nothing is lost. Otherwise the page is
 * loaded anew, once, and the actions are repeated there: a busy host may answer now, and a new deployment has other files.
 */
import { ifAllowed } from "../lib/if-allowed";
import { isChoice, perform, write } from "./action";
import type { Action } from "./action";

/** Key in `sessionStorage` while the page is loaded anew. */
const storage = "done-before-reload";

/** Stored: an action, with what finds its target again: its place among the elements of the same label. */
interface Stored extends Pick<Action, "kind" | "texts"> {
  label: string;
  index: number;
}

/** This load came from a failure. There is no second one. */
let isSecond = false;

/**
 * Loads the page anew, lets the browser send a form, or shows a notice.
 * @param lost actions whose code failed, in order
 * @param waiting all actions of the page that are not repeated yet
 * @returns true when the page is loaded anew
 */
export function recover(lost: Action[], waiting: Action[], isThere: boolean): boolean {
  const last = lost.at(-1);
  if (!last) return false;
  const posted = lost.findLast(({ kind, target }) => kind === "submit" && isPosted(target));
  if (!isThere) tell("offline", last.target);
  else if (posted) sendByBrowser(posted);
  else if (isSecond || !store(waiting)) tell("failed", last.target);
  else {
    location.reload();
    return true;
  }
  return false;
}

/** Whether the host answers. */
export function isReachable(): Promise<boolean> {
  return fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => status < 500,
    () => false,
  );
}

/** Whether an element is a form that the browser can send by itself. */
export const isPosted = (target: Element | undefined): boolean =>
  target instanceof HTMLFormElement && target.method === "post";

function sendByBrowser({ target, texts }: Action): void {
  write(target, texts ?? []);
  (target as HTMLFormElement).submit();
}

/** Shows a hidden notice of the form or dialog, otherwise of the page. */
function tell(matter: "offline" | "failed", target: Element): void {
  const notice = `[data-notice="${matter}"]`;
  const words =
    target.closest("form, dialog")?.querySelector(notice) ?? document.querySelector(notice);
  words?.removeAttribute("hidden");
}

/** Hides all notices. */
export function hideNotices(): void {
  for (const notice of document.querySelectorAll<HTMLElement>("[data-notice]"))
    notice.hidden = true;
}

/** Stores actions and the state of fields for the next load. @returns false where the browser forbids it */
function store(actions: Action[]): boolean {
  const left = fieldsAsActions()
    .concat(actions)
    .map(({ kind, texts, target }): Stored => {
      const label = labelOf(target);
      return { kind, texts, label, index: alike(label).indexOf(target) };
    });
  return Boolean(ifAllowed(() => (sessionStorage.setItem(storage, JSON.stringify(left)), true)));
}

/** Performs the stored actions again, except where the page no longer has their targets. */
export function resume(): void {
  const text = ifAllowed(() => sessionStorage.getItem(storage));
  if (!text) return;
  isSecond = true;
  sessionStorage.removeItem(storage);
  for (const { label, index, ...action } of JSON.parse(text) as Stored[]) {
    const target = alike(label)[index];
    if (target) perform({ ...action, target });
  }
}

/** Texts, and choices outside islands: no action waits for these. */
const fieldsAsActions = (): Action[] =>
  Array.from(document.querySelectorAll("input"))
    .filter((field) =>
      isChoice(field) ? field.checked && !field.closest("[data-island]") : field.value,
    )
    .map((target) =>
      isChoice(target)
        ? { kind: "choose", target }
        : { kind: "type", target, texts: [target.value] },
    );

const alike = (label: string) =>
  Array.from(document.querySelectorAll<HTMLElement>("form, button, input")).filter(
    (one) => labelOf(one) === label,
  );

function labelOf(element: HTMLElement): string {
  const own = element.getAttribute("aria-label") || element.textContent;
  const field =
    element instanceof HTMLInputElement ? [element.name, isChoice(element) && element.value] : [];
  return [element.localName, own, ...field].join();
}
