import { useEffect } from "react";
import type { ComponentType, ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { whileNear } from "../browser/while-near";
import type { Deferred } from "../lib/deferred";
import { repeat } from "./again";
import { hold } from "./queue";

/**
 * For an island that may have to change untouched. Called when it comes near the screen, with the function that requests
 * its code. Returns a function that stops, called when the island is far again.
 */
export type Near = (need: () => void) => () => void;

/** Hydrates an element when it is touched. @returns a function that ends it */
export function hydrateOnTouch<Props extends object>(
  place: HTMLElement,
  code: Deferred<ComponentType<Props>>,
  props: Props,
  near?: Near,
): () => void {
  let root: Root | undefined;
  let isAsked = false;
  let isGone = false;
  const onDone = () => queue.open(repeat);
  const show = (Part: ComponentType<Props>) => {
    if (root || isGone) return;
    stopNear?.();
    const html = place.innerHTML;
    const element = (
      <Done onDone={onDone}>
        <Part {...props} />
      </Done>
    );
    // Synchronously: React drops events of a root that waits, if another root is around it.
    flushSync(() => {
      root = hydrateRoot(place, element, {
        onUncaughtError(error) {
          console.error(error);
          // React has emptied the element, and is still working on it.
          setTimeout(() => {
            root?.unmount();
            if (isGone) return;
            queue.leave();
            place.innerHTML = html;
          });
        },
      });
    });
  };
  const fail = (error: unknown) => {
    isAsked = false;
    console.error(error);
    queue.giveUp();
  };
  const need = () => {
    if (isAsked) return;
    isAsked = true;
    void code.load().then(show, fail);
  };
  const queue = hold(place, need);
  const stopNear = near && whileNear(place, () => near(need));
  return () => {
    isGone = true;
    stopNear?.();
    queue.leave();
    // Not while React renders.
    setTimeout(() => root?.unmount());
  };
}

/** Calls `onDone` when its children are hydrated. */
function Done({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(onDone, [onDone]);
  return children;
}
