import { fileOf, leansOn } from "./contract";

leansOn("gatsby", "gatsby-own-scripts.ts", {
  "the entry app in webpack.config.js": () =>
    fileOf("gatsby", "dist/utils/webpack.config.js").includes(
      "app: directoryPath(`.cache/production-app`)",
    ),
  "the entry of develop in webpack.config.js": () =>
    fileOf("gatsby", "dist/utils/webpack.config.js").includes(
      "commons: [directoryPath(`.cache/app`)]",
    ),
  "cache-dir/production-app.js": () => fileOf("gatsby", "cache-dir/production-app.js"),
  "cache-dir/loader.js": () => fileOf("gatsby", "cache-dir/loader.js"),
});
