/**
 * gatsby 5.16.1: a Function's `config` under a quoted name. Gatsby takes a plain `config` of any file in `src` for a page's,
 * builds engines for rendering on a server, and fails on `sharp` in them. What looks for it overlooks a name in quotes.
 *
 * Upstream: https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/utils/engines-helpers.ts#L18
 * Delete when a Function with a plain `config` builds no engines.
 */
import type { GatsbyFunctionConfig } from "gatsby";

/** The body comes as it was sent: `readBody` says why. */
const bodyAsSent: GatsbyFunctionConfig = { bodyParser: { raw: { type: "application/*" } } };
export { bodyAsSent as "config" };
