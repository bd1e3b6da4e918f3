import { fileOf, leansOn } from "./contract";

const loader = () => fileOf("gatsby", "cache-dir/loader.js");

leansOn("gatsby", "gatsby-page-loader.ts", {
  "BaseLoader in cache-dir/loader.js": () => loader().includes("export class BaseLoader {"),
  "BaseLoader.fetchPageDataJson": () => loader().includes("  fetchPageDataJson(loadObj) {"),
  "the endless question for /500.html": () =>
    /this\.fetchPageDataJson\(\s*Object\.assign\(loadObj, \{\s*pagePath: `\/500\.html`,\s*internalServerError: true,/.test(
      loader(),
    ),
});
