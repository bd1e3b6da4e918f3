import { dependsOn, fileOf } from "../../../tests/contract";

dependsOn("gatsby", "gatsby-browser-apis.ts", {
  "the names of each plugin's hooks in the browser": () =>
    fileOf("gatsby", "dist/bootstrap/load-plugins/validate.js").includes("plugin.browserAPIs ="),
});
