/**
 * gatsby 5.16.1: passes the results of all static queries to each page. Gatsby passes those whose modules are in the code for the
 * browser, where no page is.
 *
 * Upstream: https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/utils/webpack/plugins/static-query-mapper.ts
 * Delete when Gatsby looks for static queries in the code that renders pages to HTML.
 */
import type { Store } from "gatsby";

interface State {
  components: ReadonlyMap<string, unknown>;
  staticQueryComponents: ReadonlyMap<string, { hash: string }>;
}
type Dispatch = (action: object) => void;
interface Compiler {
  hooks: {
    finishMake: { tap: (options: { name: string; stage: number }, run: () => void) => void };
  };
}

/** A webpack plugin. */
export const withStaticQueries = ({ getState, dispatch }: Store) => ({
  apply: (compiler: Compiler) =>
    // After Gatsby's own plugin.
    compiler.hooks.finishMake.tap({ name: "gatsby-plugin-islands", stage: 1 }, () => {
      const { components, staticQueryComponents } = (getState as () => State)();
      const hashes = Array.from(staticQueryComponents.values(), ({ hash }) => hash);
      const staticQueryHashes = Array.from(new Set(hashes)).sort();
      for (const componentPath of components.keys())
        (dispatch as Dispatch)({
          type: "SET_STATIC_QUERIES_BY_TEMPLATE",
          payload: { componentPath, staticQueryHashes },
        });
    }),
});
