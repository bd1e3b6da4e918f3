/**
 * A chunk of its own, asked for when the line on the board is on screen. The one place that imports a content file:
 * through a query the table would be in the data that every visitor loads with the page.
 */
import words from "../../../../content/suggestions.json";
import { suggestFrom, type KnownWords } from "./suggest";

/** What the words of `content/suggestions.json` suggest. */
export const suggest = suggestFrom(words as KnownWords);
