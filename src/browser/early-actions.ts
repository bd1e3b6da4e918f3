/**
 * What visitors do on a page, or in a part of it, before its code is there. The browser does its share at once: a link leads
 * away, a radio is checked, a `popovertarget` opens its dialog. What only a script would have done is done again, once, when
 * the script is there.
 */

import { knowsPopovers } from "./dialogs";

/** What a click on does something by itself, so that a second one would do it twice; the head's script remembers logins. */
const native =
  "a, summary, label, input, select, textarea, [type=submit], [type=reset], [data-login]";

const isNative = (target: Element): boolean => {
  const actor = target.closest(`${native}, button`);
  return Boolean(actor?.matches(knowsPopovers() ? `${native}, [popovertarget]` : native));
};

/** Where pointer and focus are; the last of each counts, if it is still there. */
const isThere = {
  pointerover: (target: Element) => target.matches(":hover"),
  focusin: (target: Element) => target === document.activeElement,
};

interface Remembered {
  /** From now on React hears of what is pressed and sent: it takes over what an event meets, and answers it. */
  handOver: () => void;
  /** All has been taken over: does again what was done before. */
  doAgain: () => void;
  /** Nothing will answer: the browser sends what was to be sent, as without scripts. */
  giveUp: () => void;
}

/** Remembers what is done in a part of the page, or in all of it, from now on. */
export function rememberActions(part: Element | Document): Remembered {
  const missed = new Map<unknown, () => void>();
  const held = new Set<HTMLFormElement>();

  const arrive = (event: Event) => {
    const type = event.type as keyof typeof isThere;
    const target = event.target as Element;
    const again = new (event.constructor as typeof Event)(type, event);
    missed.set(type, () => isThere[type](target) && target.dispatchEvent(again));
  };
  const press = ({ target }: Event) => {
    // An icon cannot be pressed by a script.
    const actor = (target as Element).closest("button") ?? target;
    if (actor instanceof HTMLElement && !isNative(actor)) missed.set(actor, () => actor.click());
  };
  const send = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    held.add(form);
    missed.set(form, () => form.requestSubmit(event.submitter ?? undefined));
  };
  const change = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type)) {
      missed.set(target, () => choose(target));
    }
  };

  const own = new AbortController();
  const choices = new AbortController();
  const listen = { capture: true, signal: own.signal };
  part.addEventListener("pointerover", arrive, listen);
  part.addEventListener("focusin", arrive, listen);
  part.addEventListener("click", press, listen);
  part.addEventListener("submit", (event) => send(event as SubmitEvent), listen);
  part.addEventListener("change", change, { capture: true, signal: choices.signal });
  return {
    handOver: () => {
      own.abort();
      held.clear();
    },
    doAgain: () => {
      // Not within the event that React took over for: a radio is still being checked.
      setTimeout(() => {
        choices.abort();
        for (const again of missed.values()) again();
      });
    },
    giveUp: () => {
      for (const form of held) {
        missed.delete(form);
        if (form.method === "post") form.submit();
      }
      held.clear();
    },
  };
}

/** React takes a choice for new only when it has seen the field without it. */
function choose(field: HTMLInputElement): void {
  field.checked = !field.checked;
  field.click();
}
