/**
 * gatsby 5.16.1: exports a Function's `config` under a quoted name. Gatsby mistakes a plain export `config` of any file in `src`
 * for a page's, builds engines for server rendering, and fails on `sharp` in them. Its search ignores quoted names.
 *
 * Upstream: https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/utils/engines-helpers.ts#L18
 * Delete when a Function with a plain `config` builds no engines.
 */
import type { GatsbyFunctionConfig } from "gatsby";

/** Leaves the body unparsed; `readBody` explains why. */
const bodyAsSent: GatsbyFunctionConfig = { bodyParser: { raw: { type: "application/*" } } };
export { bodyAsSent as "config" };
