import { startTransition } from "react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";

/**
 * Lets React take over the server's HTML in slices of a few milliseconds, as it does with transitions: what a visitor
 * does meanwhile comes first. `hydrateRoot` alone does it in one go.
 * https://react.dev/reference/react/startTransition
 */
export function hydrateInSlices(place: Element, element: ReactNode): Root {
  let root!: Root;
  startTransition(() => {
    root = hydrateRoot(place, element);
  });
  return root;
}
