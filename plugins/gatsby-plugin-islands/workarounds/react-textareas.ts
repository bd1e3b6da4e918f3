/**
 * react-dom 19.3.1: reads the texts of an island's textareas before React hydrates them and sets them to their first text.
 *
 * Upstream: https://github.com/facebook/react/blob/v19.3.1/packages/react-dom-bindings/src/client/ReactDOMTextarea.js
 * Delete when hydration leaves the text of a textarea as it is.
 */

/** The texts of an island's textareas, each with its selection. */
export type Typed = ReadonlyMap<HTMLTextAreaElement, [text: string, start: number, end: number]>;

export const typedIn = (place: HTMLElement): Typed =>
  new Map(
    Array.from(place.querySelectorAll("textarea"), (field) => [
      field,
      [field.value, field.selectionStart, field.selectionEnd],
    ]),
  );
