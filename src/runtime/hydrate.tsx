import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { propsOf } from "./island";
import { leave, ready } from "./queue";

/** Hydrates an island, and repeats the actions that wait in it. After an error the server's HTML comes back. */
export function hydrate(place: HTMLElement, Part: ComponentType<object>): void {
  const { island: name = "" } = place.dataset;
  const html = place.innerHTML;
  // In one task: in slices home hydrated 80 ms later.
  flushSync(() => {
    const root = hydrateRoot(place, <Part {...propsOf(name)} />, {
      onUncaughtError(error) {
        console.error(error);
        // React has emptied the element, and is still working on it.
        setTimeout(() => {
          root.unmount();
          leave(place);
          place.innerHTML = html;
        });
      },
    });
  });
  performance.mark(`island ${name}`);
  ready(place);
}
