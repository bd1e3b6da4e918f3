/** Fails when Gatsby no longer has an internal that a workaround relies on. */
import fs from "node:fs";

const textOf = (file: string) => fs.readFileSync(require.resolve(`gatsby/dist/${file}`), "utf8");

it.each([
  ["sitePlugins", "bootstrap/load-plugins/validate.js", "plugin.browserAPIs ="],
  ["replaceEntry", "utils/webpack.config.js", "app: directoryPath(`.cache/production-app`)"],
  ["replaceEntry", "utils/webpack.config.js", "commons: [directoryPath(`.cache/app`)]"],
  ["filesOfChunk", "utils/gatsby-webpack-stats-extractor.js", "`webpack.stats.json`"],
  ["filesOfChunk", "utils/gatsby-webpack-stats-extractor.js", "namedChunkGroups"],
])("%s finds its code in %s: %s", (_workaround, file, code) => {
  expect(textOf(file)).toContain(code);
});

it("bundles the code for the browser before the code that renders pages", () => {
  expect(textOf("commands/build.js")).toMatch(/\.buildProductionBundle\)\([^]*\.buildRenderer\)\(/);
});
