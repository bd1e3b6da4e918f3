import { fileOf, dependsOn } from "../../../tests/contract";

dependsOn("gatsby", "gatsby-entry.ts", {
  "the entry app in webpack.config.js": () =>
    fileOf("gatsby", "dist/utils/webpack.config.js").includes(
      "app: directoryPath(`.cache/production-app`)",
    ),
  "the entry of develop in webpack.config.js": () =>
    fileOf("gatsby", "dist/utils/webpack.config.js").includes(
      "commons: [directoryPath(`.cache/app`)]",
    ),
});
