/** The model is in this chunk; the past issues that it learned from come when there is a suggestion to explain. */
import modelFile from "../../../lib/past-issues/model.json";
import type { PastIssue } from "../../../lib/past-issues/past-issues";
import { suggestFrom, type Model, type Suggest } from "../../../lib/past-issues/suggest";

const model = modelFile as Model;

/** Fills in how many there are. */
export const withCount = (text: string): string => text.replace("{count}", model.count);

let ready: Suggest | undefined;

/** Reads the model, once. */
export const learn = (): Suggest => (ready ??= suggestFrom(model));

export const suggest: Suggest = (title) => learn()(title);

/** While there are none. */
export const noPastIssues: readonly PastIssue[] = [];

let request: Promise<readonly PastIssue[]> | undefined;

/** Loads the past issues once; there are none after a failure, and the next call asks again. */
export const pastIssues = () => (request ??= loadPastIssues());

async function loadPastIssues(): Promise<readonly PastIssue[]> {
  try {
    const { allPastIssues } = await import(/* webpackChunkName: "past-issues" */ "./evidence");
    return allPastIssues;
  } catch {
    request = undefined;
    return noPastIssues;
  }
}
