import { fileOf, leansOn } from "./contract";

leansOn("gatsby", "gatsby-functions-folder.mjs", {
  "the folder .cache/functions": () =>
    fileOf("gatsby", "dist/internal-plugins/functions/gatsby-node.js").includes(
      "compiledFunctionsDir = _path2.default.join(siteDirectoryPath, `.cache`, `functions`)",
    ),
});
