/** Gatsby's adapter for Netlify: puts the Function, redirects and pages where Netlify expects them. */
import type { AdapterInit } from "gatsby";

/** Set by Netlify's build and by its command line. */
export const isNetlify = (env: Record<string, string | undefined>): boolean =>
  Boolean(env.NETLIFY || env.NETLIFY_LOCAL);

/**
 * The adapter with our own headers (`_headers`) instead of Gatsby's.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-config/#adapter
 */
export const netlifyAdapter: AdapterInit<undefined> = () => {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- loaded on Netlify only, and Gatsby's hook is synchronous
  const { default: init } = require("gatsby-adapter-netlify") as {
    default: AdapterInit<undefined>;
  };
  const adapter = init(undefined);
  return {
    ...adapter,
    adapt: (context) => adapter.adapt({ ...context, headerRoutes: [] }),
  };
};
