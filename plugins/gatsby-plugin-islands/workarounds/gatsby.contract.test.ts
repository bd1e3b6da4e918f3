/** Fails when Gatsby no longer has an internal that a workaround relies on. */
import fs from "node:fs";

const textOf = (file: string) => fs.readFileSync(require.resolve(`gatsby/dist/${file}`), "utf8");

it.each<[workaround: string, file: string, ...code: string[]]>([
  ["gatsby-browser-apis.ts", "bootstrap/load-plugins/validate.js", "plugin.browserAPIs ="],
  [
    "gatsby-entry.ts",
    "utils/webpack.config.js",
    "app: directoryPath(`.cache/production-app`)",
    "commons: [directoryPath(`.cache/app`)]",
  ],
  [
    "webpack-stats.ts",
    "utils/gatsby-webpack-stats-extractor.js",
    "`webpack.stats.json`",
    "namedChunkGroups",
  ],
])("%s finds its code in %s", (_workaround, file, ...code) => {
  const text = textOf(file);
  expect(code.filter((part) => !text.includes(part))).toEqual([]);
});

it("webpack-stats.ts: the code for the browser is bundled before the code that renders pages", () => {
  const text = textOf("commands/build.js");
  const [browser, renderer] = [".buildProductionBundle)(", ".buildRenderer)("].map((call) =>
    text.indexOf(call),
  );
  expect(browser).toBeGreaterThan(-1);
  expect(renderer).toBeGreaterThan(browser ?? -1);
});
