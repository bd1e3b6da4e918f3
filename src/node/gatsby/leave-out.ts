import { createRequire } from "node:module";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/**
 * What libraries bring into the first load of every page, and this site never runs. In the build for browsers each
 * is replaced, by nothing where nobody asks for its exports; `docs/performance.md` has the sizes.
 */
const unused = () => ({
  // Acts in `gatsby develop` alone, and brings gatsby-script and Partytown's snippet.
  [packageFile("gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
  // Prefixes for browsers that do not know `:has()` either; styled-components asks for them only when told to.
  [packageFile("stylis/src/Prefixer.js")]: false,
  // `Head` exports of pages: react-helmet writes our heads.
  [path.resolve(".cache/head/head-export-handler-for-browser.js")]: path.resolve(
    "src/seo/no-head-export.ts",
  ),
});

/** Leaves it out. */
export function leaveOut({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage === "build-javascript") actions.setWebpackConfig({ resolve: { alias: unused() } });
}

// Gatsby bundles this file, and would bundle a plain `require.resolve` away.
const { resolve } = createRequire(path.resolve("package.json"));

/** Where a file of a package is: not by its own address, because packages name what may be asked for. */
const packageFile = (file: string): string => {
  const [name = "", ...rest] = file.split("/");
  return path.join(path.dirname(resolve(`${name}/package.json`)), ...rest);
};
