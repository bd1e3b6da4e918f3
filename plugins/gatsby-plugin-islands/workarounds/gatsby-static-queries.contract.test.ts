import { dependsOn, fileOf } from "../../../tests/contract";

const has = (file: string, ...texts: string[]) =>
  texts.every((text) => fileOf("gatsby", `dist/${file}`).includes(text));

dependsOn("gatsby", "gatsby-static-queries.ts", {
  "the search for static queries in finishMake": () =>
    has(
      "utils/webpack/plugins/static-query-mapper.js",
      "compiler.hooks.finishMake.tapPromise(",
      "SET_STATIC_QUERIES_BY_TEMPLATE",
      "staticQueryComponents.values()",
    ),
  "the static queries of a template in page-data.json": () =>
    has("utils/page-data.js", "staticQueriesByTemplate.get(page.componentPath)"),
});
