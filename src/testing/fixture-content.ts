import { draftsOf } from "../../plugins/gatsby-source-typed-content/testing";
import { siteContent } from "../site/content";
import { fixtureContent } from "./assemble-content.mjs";

export type { Draft } from "../../plugins/gatsby-source-typed-content/testing";
export { fixtureContent };

/** Today in tests, some months after the newest fixture entry. */
const fixtureDay = "2025-06-01";

/** Changes a copy of the fixture content, and tells what follows. */
export const { withDraft, problemsAfter, afterReplace, afterSet, afterAppend } = draftsOf(
  siteContent,
  fixtureContent,
  fixtureDay,
);
