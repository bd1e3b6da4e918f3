/** What React 19.3.1 does to the state of HTML that it hydrates. */
import type { Root } from "react-dom/client";

/** The texts of an island's textareas, each with its selection. */
export type Typed = ReadonlyMap<HTMLTextAreaElement, [text: string, start: number, end: number]>;

/**
 * react-dom 19.3.1: reads the texts of an island's textareas before React hydrates them and sets them to their first text.
 *
 * Upstream: https://github.com/facebook/react/blob/v19.3.1/packages/react-dom-bindings/src/client/ReactDOMTextarea.js
 * Delete when hydration leaves the text of a textarea as it is.
 */
export const typedIn = (island: HTMLElement): Typed =>
  new Map(
    Array.from(island.querySelectorAll("textarea"), (field) => [
      field,
      [field.value, field.selectionStart, field.selectionEnd],
    ]),
  );

/**
 * react-dom 19.3.1: puts an island's HTML back after an error. React empties the element of a root that throws, and is still
 * working on it when it reports the error.
 *
 * Upstream: https://github.com/facebook/react/blob/v19.3.1/packages/react-reconciler/src/ReactFiberThrow.js
 * Delete when a root that fails to hydrate can keep the server's HTML.
 */
export async function putBack(island: HTMLElement, html: string, root: Root): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  root.unmount();
  island.innerHTML = html;
}
