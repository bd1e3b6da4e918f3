/** Gatsby's adapter for Netlify, which puts the Function, the redirects and the pages where Netlify looks for them. */
import fs from "node:fs";
import type { AdapterInit } from "gatsby";

/** Netlify's build sets the one, its command line on a machine the other. */
export const isNetlify = (env: Record<string, string | undefined>): boolean =>
  Boolean(env.NETLIFY || env.NETLIFY_LOCAL);

/**
 * The adapter with two differences: headers stay those of our one source, which the build has written, instead of
 * Gatsby's defaults, and a redirect goes before the page that stands at its address for hosts without redirects.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-config/#adapter
 */
export const netlifyAdapter: AdapterInit<undefined> = () => {
  // Loaded on Netlify only.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { default: init } = require("gatsby-adapter-netlify") as {
    default: AdapterInit<undefined>;
  };
  const adapter = init(undefined);
  return {
    ...adapter,
    adapt: async (context) => {
      // The adapter adds its own; those for other hosts would stand before them.
      fs.rmSync("public/_redirects", { force: true });
      const routesManifest = context.routesManifest.map((route) =>
        route.type === "redirect" ? { ...route, force: true } : route,
      );
      await adapter.adapt({ ...context, headerRoutes: [], routesManifest });
    },
  };
};
