import { fileOf, dependsOn } from "../../../tests/fixtures/contract";

const has = (file: string, text: string) => fileOf("gatsby", `dist/${file}`).includes(text);

dependsOn("gatsby", "gatsby-function-config.ts", {
  "the start of engines by any config": () =>
    has("utils/engines-helpers.js", "if (action.payload.config) generate = true;"),
  "the search for config that overlooks a quoted name": () =>
    has("query/file-parser.js", "t.isIdentifier(specifier.exported) && specifier.exported.name"),
  "a Function's config": () =>
    has("internal-plugins/functions/api-function-webpack-loader.js", "functionModule?.config"),
});
