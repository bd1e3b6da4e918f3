/**
 * What happens to actions whose code failed to load. Offline a notice says so, and nothing is lost. Otherwise the page is
 * loaded anew, once, and the actions are repeated there: a busy host may answer now, and a new deployment has other files.
 */
import { ifAllowed } from "../lib/if-allowed";
import { isChoice, write } from "./action";
import type { Action } from "./action";

/** Key in `sessionStorage` while the page is loaded anew. */
const storage = "done-before-reload";

/** Stored: actions, and the state of fields in their order. Browsers restore no field with autocomplete="off". */
interface Left {
  done: Stored[];
  fields: (string | boolean)[];
}

/** An action, with what finds its target again: its place among the elements of the same tag and label. */
interface Stored extends Pick<Action, "kind" | "texts"> {
  name: string;
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
export const isPosted = (target: Element): boolean =>
  target instanceof HTMLFormElement && target.method === "post";

function sendByBrowser({ target, texts }: Action): void {
  write(target, texts);
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

/** Stores actions and fields for the next load. @returns false where the browser forbids it */
function store(actions: Action[]): boolean {
  const done = actions.map(({ kind, texts, target }): Stored => {
    const { localName: name } = target;
    const label = labelOf(target);
    return { kind, texts, name, label, index: alike(name, label).indexOf(target) };
  });
  const fields = ownFields().map(({ type, checked, value }) =>
    /radio|checkbox/.test(type) ? checked : value,
  );
  const left: Left = { done, fields };
  return Boolean(ifAllowed(() => (sessionStorage.setItem(storage, JSON.stringify(left)), true)));
}

/** Takes stored actions, and fills the fields. Leaves out targets that the page no longer has. */
export function takeStored(): Action[] {
  const text = ifAllowed(() => sessionStorage.getItem(storage));
  if (!text) return [];
  isSecond = true;
  sessionStorage.removeItem(storage);
  const { done, fields } = JSON.parse(text) as Left;
  ownFields().forEach((field, index) => {
    const state = fields[index] ?? "";
    if (typeof state === "boolean") field.checked = state;
    else field.value = state;
  });
  return done.flatMap(({ kind, texts, name, label, index }) => {
    const target = alike(name, label)[index];
    return target ? [{ kind, texts, target }] : [];
  });
}

/** Fields whose state nobody else restores: texts, and choices outside islands. */
const ownFields = () =>
  Array.from(
    document.querySelectorAll<HTMLInputElement>(
      "input:not([type=radio], [type=checkbox]), input:not([data-island] input)",
    ),
  );

const alike = (name: string, label: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(name)).filter((one) => labelOf(one) === label);

const labelOf = (element: HTMLElement): string =>
  element instanceof HTMLInputElement
    ? `${element.name} ${isChoice(element) ? element.value : ""}`
    : element.getAttribute("aria-label") || element.textContent;
