import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { isNetlify, netlifyAdapter } from "./src/node/hosting/netlify";
import { loadEnv } from "./src/node/load-env";

loadEnv();

const config: GatsbyConfig = {
  // With the classic runtime react-helmet stops updating on React 19 (docs/decisions/001-gatsby-react-helmet.md).
  jsxRuntime: "automatic",
  trailingSlash: "never",
  // Renders pages on the server, too, for scripts that begin with the visitor's first action (docs/runtime.md).
  ...(process.env.GATSBY_LATE_START && { flags: { DEV_SSR: true } }),
  ...(isNetlify(process.env) && { adapter: netlifyAdapter() }),
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
  },
  plugins: [
    {
      // The images; texts are read by src/node/read-content.ts.
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: "content", ignore: ["**/*.json", "**/*.md"] },
    },
    {
      resolve: "gatsby-transformer-remark",
      options: { plugins: [path.resolve("src/node/long-text/markdown-data/index.mjs")] },
    },
    {
      // Leaves file and component names out of class names, and lets bundlers drop unused styles.
      resolve: "gatsby-plugin-styled-components",
      options: { displayName: false, fileName: false, pure: true },
    },
    // Its hook has been called by then: src/seo/server-head.tsx.
    "gatsby-plugin-react-helmet",
  ],
};

export default config;
