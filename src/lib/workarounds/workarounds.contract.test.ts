import path from "node:path";
import { dependsOn, fileOf } from "../../../tests/fixtures/contract";
import { pageDataAddress } from "./gatsby-page-data.mjs";
import { installedFirefox } from "./playwright-browsers.mjs";

const has = (name: string, file: string, text: string) => fileOf(name, file).includes(text);

dependsOn("gatsby", "gatsby-function-config.ts", {
  "the start of engines by any config": () =>
    has("gatsby", "dist/utils/engines-helpers.js", "if (action.payload.config) generate = true;"),
  "the search for config that overlooks a quoted name": () =>
    has(
      "gatsby",
      "dist/query/file-parser.js",
      "t.isIdentifier(specifier.exported) && specifier.exported.name",
    ),
  "a Function's config": () =>
    has(
      "gatsby",
      "dist/internal-plugins/functions/api-function-webpack-loader.js",
      "functionModule?.config",
    ),
});

dependsOn("gatsby", "gatsby-page-data.mjs", {
  "page-data.json at the expected path": () => {
    const { generatePageDataPath } = jest.requireActual<{
      generatePageDataPath: (folder: string, page: string) => string;
    }>("gatsby-core-utils");
    return ["/", "/blog/a", "/404.html"].every(
      (page) => generatePageDataPath("public", page) === path.join("public", pageDataAddress(page)),
    );
  },
  "componentChunkName in page-data.json": () =>
    /^ +componentChunkName,$/m.test(fileOf("gatsby", "dist/utils/page-data.js")),
});

dependsOn("gatsby", "helmet-one-page.ts", {
  "the pause between a page and onRenderBody": () =>
    has("gatsby", "cache-dir/static-entry.js", "await apiRunnerAsync(`replaceRenderer`"),
  "onRenderBody of gatsby-plugin-react-helmet, which empties Helmet's state": () =>
    has("gatsby-plugin-react-helmet", "gatsby-ssr.js", "Helmet.renderStatic()"),
});

dependsOn("@playwright/test", "playwright-browsers.mjs", {
  "the channel moz-firefox": () =>
    has(
      "playwright-core",
      "lib/coreBundle.js",
      `_createBidiFirefoxChannel("${installedFirefox.channel}"`,
    ),
});
