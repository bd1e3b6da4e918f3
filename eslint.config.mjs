import js from "@eslint/js";
import importPlugin from "eslint-plugin-import";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

/** What a folder of `src/` must not import. The picture is in docs/architecture.md. */
const mayImport = {
  lib: [],
  browser: ["lib"],
  theme: [],
  ui: ["theme", "browser", "lib"],
  content: ["lib"],
  integrations: ["lib"],
  seo: ["content", "lib"],
  node: ["content", "lib", "theme"],
  layout: ["ui", "theme", "content", "integrations", "browser", "lib"],
  sections: ["ui", "theme", "content", "integrations", "browser", "lib"],
  pages: ["sections", "layout", "seo", "content", "ui", "theme", "lib"],
  templates: ["sections", "layout", "seo", "content", "ui", "theme", "lib"],
  api: ["integrations", "theme", "lib"],
};

const layers = Object.entries(mayImport).map(([layer, allowed]) => ({
  target: `./src/${layer}`,
  from: Object.keys(mayImport)
    .filter((other) => other !== layer && !allowed.includes(other))
    .map((other) => `./src/${other}`),
  message: `src/${layer} may import from: ${allowed.join(", ") || "nothing"}.`,
}));

/** A page's sections never reach into another page's; two users → sections/shared. */
const bands = ["home", "pricing", "company", "blog", "changelog", "contact"];
const sections = bands.map((band) => ({
  target: `./src/sections/${band}`,
  from: bands.filter((other) => other !== band).map((other) => `./src/sections/${other}`),
  message: "Move what two pages use to sections/shared.",
}));

export default tseslint.config(
  {
    ignores: [".cache/", "public/", "node_modules/", "reports/", "shots/", "src/gatsby-types.d.ts"],
  },
  js.configs.recommended,
  {
    files: ["**/*.mjs"],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [
      ...tseslint.configs.strictTypeChecked,
      jsxA11y.flatConfigs.recommended,
      reactHooks.configs.flat.recommended,
    ],
    plugins: { import: importPlugin },
    languageOptions: { parserOptions: { projectService: true } },
    settings: { "import/resolver": { typescript: true } },
    rules: {
      "import/no-restricted-paths": ["error", { zones: [...layers, ...sections] }],
      "import/no-cycle": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "max-lines": ["error", 200],
      // A list without bullets loses its role in Safari; role="list" gives it back.
      "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
      "no-restricted-imports": [
        "error",
        { paths: [{ name: "react-helmet", message: "Only src/seo/ writes metadata: use <Seo>." }] },
      ],
    },
  },
  { files: ["src/seo/**"], rules: { "no-restricted-imports": "off" } },
);
