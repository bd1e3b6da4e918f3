/** Imports the content file into the board's chunk: page data would send the table to every visitor. */
import words from "../../../../content/suggestions.json";
import { suggestFrom, type KnownWords } from "./suggest";

export const suggest = suggestFrom(words as KnownWords);
