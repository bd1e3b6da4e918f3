/**
 * react-dom 19.3.1: puts an island's HTML back after an error. React empties the element of a root that throws, and is still
 * working on it when it reports the error.
 *
 * Upstream: https://github.com/facebook/react/blob/v19.3.1/packages/react-reconciler/src/ReactFiberThrow.js
 * Delete when a root that fails to hydrate can keep the server's HTML.
 */
import type { Root } from "react-dom/client";

export async function putBack(place: HTMLElement, html: string, root: Root): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  root.unmount();
  place.innerHTML = html;
}
