import { dependsOn, fileOf } from "../../../tests/fixtures/contract";

const has = (name: string, file: string, text: string) => fileOf(name, file).includes(text);

dependsOn("gatsby", "helmet-one-page.ts", {
  "the pause between a page and onRenderBody": () =>
    has("gatsby", "cache-dir/static-entry.js", "await apiRunnerAsync(`replaceRenderer`"),
  "onRenderBody of gatsby-plugin-react-helmet, which empties Helmet's state": () =>
    has("gatsby-plugin-react-helmet", "gatsby-ssr.js", "Helmet.renderStatic()"),
});
