import fs from "node:fs";
import js from "@eslint/js";
import importPlugin from "eslint-plugin-import";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import {
  filesOfIslands,
  inIslands,
  needGatsby,
  outsideIslands,
} from "./plugins/gatsby-plugin-islands/lint.mjs";

/** Which folders of `src/` each folder may import (docs/architecture.md). */
const mayImport = {
  lib: [],
  theme: [],
  ui: ["theme", "lib"],
  features: ["ui", "theme", "lib"],
  seo: ["lib"],
  content: ["lib"],
  build: ["content", "theme", "lib"],
  layout: ["features", "ui", "theme", "lib"],
  sections: ["ui", "theme", "lib"],
  pages: ["sections", "layout", "features", "seo", "ui", "theme", "lib"],
  templates: ["sections", "layout", "features", "seo", "ui", "theme", "lib"],
  api: ["features", "lib"],
};
const folders = Object.keys(mayImport);

const layers = Object.entries(mayImport).map(([layer, allowed]) => ({
  target: `./src/${layer}`,
  from: folders
    .filter((other) => other !== layer && !allowed.includes(other))
    .map((other) => `./src/${other}`),
  message: `src/${layer} may import from: ${allowed.join(", ") || "nothing"}.`,
}));

/** Code that runs in plain Node may not import parts of pages. */
const forTools = ["content", "build", "seo", "theme", "lib"];
const tools = {
  target: ["./scripts", "./tests"],
  from: folders.filter((folder) => !forTools.includes(folder)).map((folder) => `./src/${folder}`),
  message: `Scripts, stand-ins and end-to-end tests may import from src: ${forTools.join(", ")}.`,
};

/** npm workspaces. */
const pluginFolders = fs.readdirSync("plugins").map((name) => `plugins/${name}`);

/** Plugins know nothing of this site, and the site only knows their entries. */
const plugins = [
  {
    target: "./plugins",
    from: ["./src", "./scripts", "./tests"],
    message: "A plugin imports nothing of the site.",
  },
  {
    target: ["./src", "./scripts", "./tests"],
    from: "./plugins/**",
    except: ["**/plugins/*/index.ts"],
    message: "Import a plugin from its folder: its index.ts has what a site may use.",
  },
];

/** A page's sections never reach into another page's; `shared` knows no page at all. */
const bands = ["home", "pricing", "company", "blog", "changelog"];
const sections = [...bands, "shared"].map((band) => ({
  target: `./src/sections/${band}`,
  from: bands.filter((other) => other !== band).map((other) => `./src/sections/${other}`),
  message: "Move what several pages use to sections/shared.",
}));

/** Fixtures are for tests only. */
const testing = {
  target: ["./src", "./scripts", "./tests"],
  from: ["./tests/fixtures/**", "./plugins/*/fixtures/**"],
  message: "Only tests may import from a folder for tests.",
};
const tests = ["**/*.test.{ts,tsx,mjs}", "plugins/*/fixtures/**", "tests/fixtures/**"];

const size = "Font sizes are tokens: use theme.text, or em to follow the surrounding text.";
const query = "Media queries have names: use theme/media.ts.";
const color = "Colors are tokens: use theme.color.";
const inStyles = "TaggedTemplateExpression TemplateElement[value.raw=";
const inStrings = "Literal[value=";
/** Literal sizes, queries and colors, in styles and strings. */
const raw = [
  [inStyles, "/(font-size|font):[^;]*\\d(rem|px|vw)/", size],
  [inStyles, "/@(media|container)/", query],
  [inStyles, "/#[0-9a-f]{3,8}\\b|\\b(rgb|hsl|lab|lch|oklab|oklch)a?\\(/i", color],
  [inStrings, "/@(media|container)/", query],
  [inStrings, "/^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$|rgba?\\(|hsla?\\()/i", color],
].map(([where, pattern, message]) => ({ selector: `${where}${pattern}]`, message }));

/** Files that run in the browser. */
const islands = filesOfIslands("src/**/islands.ts");

/** Files without theme tokens. */
const unthemed = ["src/theme/**", ...tests];

/** In the order in which imports without an extension are resolved. */
const extensions = [".ts", ".tsx", ".mjs"];

export default tseslint.config(
  {
    ignores: [
      ...[".cache/", "public/", "node_modules/", "reports/", ".local/", ".netlify/"],
      "src/gatsby-types.d.ts",
    ],
  },
  js.configs.recommended,
  // TypeScript checks this.
  { files: ["**/*.mjs"], rules: { "no-undef": "off" } },
  {
    files: ["**/*.{ts,tsx,mjs}"],
    plugins: { import: importPlugin },
    settings: {
      "import/resolver": { node: { extensions } },
      // Without a parser import/no-cycle reads no TypeScript; packages have no imports of ours.
      "import/ignore": ["/node_modules/"],
      "import/parsers": { "@typescript-eslint/parser": extensions },
    },
    rules: {
      "import/no-restricted-paths": [
        "error",
        { zones: [...layers, ...sections, ...plugins, tools, testing] },
      ],
      // An import() may close a circle, because it runs later.
      "import/no-cycle": ["error", { allowUnsafeDynamicCyclicDependency: true }],
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [
      ...tseslint.configs.strictTypeChecked,
      jsxA11y.flatConfigs.recommended,
      reactHooks.configs.flat.recommended,
    ],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "max-lines": ["error", 250],
      // A list without bullets loses its role in Safari; role="list" gives it back.
      "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
      "no-restricted-imports": [
        "error",
        {
          paths: [
            ...needGatsby,
            { name: "react-helmet", message: "Only src/seo/ writes metadata: use <Seo>." },
          ],
          patterns: [
            {
              group: ["*.css"],
              message: "A build leaves style sheets out: use styled-components.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["src/seo/**", "src/lib/workarounds/helmet-*"],
    rules: { "no-restricted-imports": ["error", { paths: needGatsby }] },
  },
  {
    // Runs in `gatsby develop` only.
    files: ["plugins/gatsby-source-typed-content/browser/**"],
    rules: { "no-restricted-imports": "off" },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    ignores: unthemed,
    rules: { "no-restricted-syntax": ["error", ...raw] },
  },
  {
    files: ["src/{pages,templates,layout,sections,features,ui}/**/*.{ts,tsx}"],
    ignores: [...islands, ...unthemed],
    rules: { "no-restricted-syntax": ["error", ...raw, ...outsideIslands] },
  },
  {
    files: islands,
    ignores: unthemed,
    rules: { "no-restricted-syntax": ["error", ...raw, ...inIslands] },
  },
  {
    // What a host builds with when it installs no devDependencies: NODE_ENV=production.
    files: ["gatsby-*.{ts,tsx}", "src/**/*.{ts,tsx,mjs}"],
    ignores: tests,
    rules: {
      "import/no-extraneous-dependencies": ["error", { devDependencies: false, packageDir: "." }],
    },
  },
  ...pluginFolders.map((folder) => ({
    // A plugin names what it imports: another site installs it with that.
    files: [`${folder}/**/*.{ts,tsx,mjs}`],
    ignores: tests,
    rules: {
      "import/no-extraneous-dependencies": [
        "error",
        { devDependencies: false, packageDir: folder },
      ],
    },
  })),
  {
    files: tests,
    rules: {
      "import/no-restricted-paths": ["error", { zones: [...layers, ...sections, ...plugins] }],
    },
  },
);
