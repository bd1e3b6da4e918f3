/** What was learned from past issues is in this chunk; the issues themselves come when there is a suggestion to explain. */
import file from "../../../../content/past-issues.json?file";
import learned from "../../../../content/past-issues.json?learned";
import {
  pastIssuesOf,
  type PastIssue,
  type PastIssues,
} from "../../../lib/past-issues/past-issues";
import { suggestFrom, type Suggest } from "../../../lib/past-issues/suggest";

/** Fills in how many there are. */
export const withCount = (text: string): string => text.replace("{count}", learned.count);

let ready: Suggest | undefined;

/** Reads what was learned, once. */
export const learn = (): Suggest => (ready ??= suggestFrom(learned));

export const suggest: Suggest = (title) => learn()(title);

/** While there are none. */
export const noPastIssues: readonly PastIssue[] = [];

let request: Promise<readonly PastIssue[]> | undefined;

/** Fetches the past issues once; there are none after a failure, and the next call asks again. */
export const pastIssues = () => (request ??= fetchPastIssues());

async function fetchPastIssues(): Promise<readonly PastIssue[]> {
  try {
    const response = await fetch(file);
    return pastIssuesOf((await response.json()) as PastIssues);
  } catch {
    request = undefined;
    return noPastIssues;
  }
}
