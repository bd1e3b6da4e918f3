import { dependsOn, fileOf } from "../../../tests/contract";

const has = (file: string, text: string) => fileOf("gatsby", `dist/${file}`).includes(text);

dependsOn("gatsby", "webpack-stats.ts", {
  "webpack.stats.json with the files of chunks": () =>
    has("utils/gatsby-webpack-stats-extractor.js", "`webpack.stats.json`") &&
    has("utils/gatsby-webpack-stats-extractor.js", "namedChunkGroups"),
  "the code for the browser before the code that renders pages": () => {
    const build = fileOf("gatsby", "dist/commands/build.js");
    return build.indexOf(".buildProductionBundle)(") < build.indexOf(".buildRenderer)(");
  },
});
