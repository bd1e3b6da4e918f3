/**
 * A chunk of its own, asked for when the line on the board is on screen. The one place that imports a content file:
 * through a query the table would be in the data that every visitor loads with the page.
 */
import words from "../../../../content/suggestions.json";
import { suggest, type KnownWords, type Suggestion } from "./suggest";

/** {@link suggest} with the words of `content/suggestions.json`. */
export const suggestFor = (title: string, scale: readonly number[]): Suggestion | undefined =>
  suggest(title, words as KnownWords, scale);
