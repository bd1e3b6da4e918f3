import type { Entry } from "../content/entry";
import type { Site } from "../content/pages";
import type { Problem } from "../content/problem";
import { articlesFit, releasesFit } from "./text-rules";
import { comparisonComplete, plansAddUp } from "./table-rules";
import { filesPresent, linksResolve, unique } from "./file-rules";
import { namesExist } from "./names-rule";
import { headsFit, pathsKept, redirectsLead } from "./page-rules";
import { articleSlug } from "../../lib/slug";

/** Look at all files together, after each of them has the right shape. */
export const rules: ((entries: Entry[], problems: Problem[]) => void)[] = [
  filesPresent,
  unique("articles", "slug", ({ data }) => articleSlug(data)),
  unique("releases", "version", ({ data }) => String(data.version)),
  unique("people", "handle", ({ data }) => String(data.handle)),
  linksResolve,
  namesExist,
  releasesFit,
  articlesFit,
  plansAddUp,
  comparisonComplete,
];

/** Look at the pages that the files make. */
export const pageRules: ((site: Site, problems: Problem[]) => void)[] = [
  headsFit,
  redirectsLead,
  pathsKept,
];
