/** Imports the content file into the board's chunk: page data would send it to every visitor. */
import content from "../../../../content/past-issues.json";
import {
  pastIssuesOf,
  suggestFrom,
  type PastIssues,
  type Suggest,
} from "../../../lib/past-issues/suggest";

const past = pastIssuesOf(content as PastIssues);

/** Fills in how many there are. */
export const withCount = (text: string): string => text.replace("{count}", String(past.length));

let learned: Suggest | undefined;

/** Learns from them, once. */
export const learn = (): Suggest => (learned ??= suggestFrom(content as PastIssues, past));

export const suggest: Suggest = (title) => learn()(title);
