import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { linkAttributes } from "./src/lib/link-kind";
import { readEntry } from "./plugins/gatsby-source-typed-content";
import { headerOptions, isNetlify, netlifyAdapter, policyOptions } from "./src/build/hosting";
import { loadEnv, readSettings } from "./src/build/settings";
import { siteContent } from "./src/content/content";
import { light } from "./src/theme/palette";

loadEnv();

/** Empty if one is invalid; the build then stops (gatsby-node.ts). */
const { settings } = readSettings(process.env);

/** Empty if the file has errors, so that Gatsby starts and can report them. */
const product = readEntry("product.json", siteContent).data as Partial<Queries.Product>;

const config: GatsbyConfig = {
  // With the classic runtime react-helmet stops updating on React 19 (docs/decisions/001-gatsby-react-helmet.md).
  jsxRuntime: "automatic",
  trailingSlash: "never",
  // Also renders pages on the server, to try islands in `npm run develop` (docs/runtime.md).
  ...(process.env.GATSBY_LATE_START && { flags: { DEV_SSR: true } }),
  ...(isNetlify(process.env) && { adapter: netlifyAdapter() }),
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
  },
  plugins: [
    {
      // Makes pages HTML with sections that hydrate one by one.
      resolve: "gatsby-plugin-islands",
      options: {
        groups: {
          home: "src/sections/home/islands.ts",
          pricing: "src/sections/pricing/islands.ts",
        },
        everyPage: "src/layout/every-page.ts",
        firstScript: "src/layout/first-script.ts",
      },
    },
    {
      // Reads and checks JSON and Markdown in content/.
      resolve: "gatsby-source-typed-content",
      options: {
        ...siteContent,
        cms: {
          repository: settings.CMS_REPOSITORY,
          branch: settings.CMS_BRANCH,
          backend: settings.CMS_BACKEND,
        },
      },
    },
    {
      // Reads images only: gatsby-source-typed-content reads the rest.
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: "content", ignore: ["**/*.json", "**/*.md"] },
    },
    {
      // Reasons: docs/decisions/006-images.md.
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["jpg", "webp"],
          jpgOptions: { quality: 75 },
          webpOptions: { quality: 50 },
        },
      },
    },
    // Adds `childImageSharp` to images.
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-transformer-remark",
      options: {
        footnotes: false,
        plugins: [
          path.resolve("plugins/gatsby-source-typed-content/markdown-data/index.mjs"),
          { resolve: "gatsby-remark-prismjs", options: { noInlineHighlight: true } },
          { resolve: path.resolve("src/build/long-text/index.mjs"), options: { linkAttributes } },
        ],
      },
    },
    {
      // Keeps file and component names out of class names, and lets bundlers drop unused styles.
      resolve: "gatsby-plugin-styled-components",
      options: { displayName: false, fileName: false, pure: true },
    },
    // Does nothing here: src/lib/workarounds/helmet-one-page.ts has called its hook already.
    "gatsby-plugin-react-helmet",
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: product.name,
        short_name: product.name,
        description: product.description,
        lang: product.language,
        start_url: "/",
        scope: "/",
        display: "minimal-ui",
        background_color: light.paper,
        theme_color: light.paper,
        icons: [
          { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
          { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
          {
            src: "/icon-maskable-512.png",
            sizes: "512x512",
            type: "image/png",
            purpose: "maskable",
          },
        ],
        // src/layout/document-head.tsx adds the icon for iOS, and a color for each color scheme.
        legacy: false,
        theme_color_in_head: false,
      },
    },
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        query: `{
          content { product { siteUrl } }
          allSitePage { nodes { path noindex modified } }
        }`,
        resolveSiteUrl: ({ content }: Queries.Query) => content.product.siteUrl,
        resolvePages: ({ allSitePage }: Queries.Query) =>
          allSitePage.nodes.filter(({ noindex }) => !noindex),
        // Without a date rather than always today's, which search engines stop trusting.
        serialize: ({ path: url, modified: lastmod }: Queries.SitePage) => ({ url, lastmod }),
        // Not needed: robots.txt names the sitemap.
        createLinkInHead: false,
      },
    },
    {
      // Last: a policy has hashes of its page, so nothing after it may change HTML.
      resolve: "gatsby-plugin-strict-csp",
      options: {
        ...policyOptions(settings),
        ...headerOptions,
        // The CMS, which has its own policy (plugins/gatsby-source-typed-content/cms/write-cms.ts).
        exclude: ["/admin/"],
      },
    },
  ],
};

export default config;
