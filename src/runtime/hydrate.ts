import { startTransition } from "react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { fallBackToHtml } from "./fall-back";

/**
 * Lets React take over the server's HTML in slices of a few milliseconds, as it does with transitions: what a visitor
 * does meanwhile comes first. `hydrateRoot` alone does it in one go. After a fault the HTML stands by itself.
 * https://react.dev/reference/react/startTransition
 */
export function hydrateInSlices(place: Element, element: ReactNode): Root {
  const { pathname } = window.location;
  let root!: Root;
  startTransition(() => {
    root = hydrateRoot(place, element, {
      onUncaughtError(error) {
        console.error(error);
        void fallBackToHtml(place, pathname);
      },
    });
  });
  return root;
}
