/** A chunk of its own. The JSON alone would be one, too, but `import()` of JSON adds a helper to every page's first load. */
import evidence from "../../../lib/past-issues/evidence.json";
import { pastIssuesOf, type Evidence } from "../../../lib/past-issues/past-issues";

/** The past issues that the model learned from. */
export const allPastIssues = pastIssuesOf(evidence as Evidence);
