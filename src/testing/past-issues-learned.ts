/** Replaces `content/past-issues.json?learned` in unit tests: what is learned from these few issues. */
import type { PastIssues } from "../lib/past-issues/past-issues";
import { learnedFrom } from "../node/past-issues/learned";
import content from "./content/past-issues.json";

export default learnedFrom(content as PastIssues);
