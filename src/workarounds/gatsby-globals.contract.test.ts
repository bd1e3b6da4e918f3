import { fileOf, leansOn } from "./contract";

const has = (file: string, text: string) => fileOf("gatsby", `cache-dir/${file}`).includes(text);

leansOn("gatsby", "gatsby-globals.ts", {
  "window.asyncRequires": () => has("production-app.js", "window.asyncRequires = asyncRequires\n"),
  "window.___loader": () => has("production-app.js", "window.___loader = publicLoader\n"),
  "publicLoader.loadPage": () =>
    has("loader.js", "loadPage: rawPath => instance.loadPage(rawPath)"),
  "window.___webpackCompilationHash": () =>
    has("static-entry.js", 'window.___webpackCompilationHash="${webpackCompilationHash}"'),
  "webpackCompilationHash of a page": () =>
    has("loader.js", "webpackCompilationHash: pageData.webpackCompilationHash,"),
  "a table of code that is read when a page is asked for": () =>
    has("loader.js", "asyncRequires[exportType][chunkName]()"),
});
