/** For ESLint: what never runs because no island contains it, what fails in an island, and what needs Gatsby in the browser. */
import { buildSync } from "esbuild";

/**
 * Files that run in the browser: modules that call `island()`, and what they import.
 * @param {string} modules a pattern: "src/**\/islands.ts"
 * @returns {string[]} paths relative to the working directory
 */
export function filesOfIslands(modules) {
  const { metafile } = buildSync({
    entryPoints: [modules],
    bundle: true,
    packages: "external",
    external: ["json", "svg", "png", "jpg", "webp"].map((type) => `*.${type}`),
    metafile: true,
    write: false,
    outdir: ".",
  });
  return Object.keys(metafile.inputs);
}

const advice =
  "no island imports this file. Wrap the component in island(), in a module listed in the option groups of gatsby-plugin-islands.";

/** @returns selectors of hooks, also for `React.useState()` and renamed imports */
const hooks = (/** @type {string} */ names, /** @type {string} */ message) =>
  [
    `ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name=/^(${names})$/]`,
    `CallExpression[callee.property.name=/^(${names})$/]`,
  ].map((selector) => ({ selector, message }));

/** For `no-restricted-syntax`, outside islands. */
export const outsideIslands = [
  ...hooks(
    "use(State|Reducer|Effect|LayoutEffect|SyncExternalStore|ActionState|Optimistic|Transition)",
    `This state never changes: ${advice}`,
  ),
  { selector: "JSXAttribute[name.name=/^on[A-Z]/]", message: `This handler never runs: ${advice}` },
];

const bareText =
  "React fails to remove this text from a translated page, where it's inside a <font>. Give it an element of its own.";

/** For `no-restricted-syntax`, in islands. */
export const inIslands = [
  {
    selector:
      "JSXElement:has(> JSXElement) > JSXExpressionContainer > :matches(LogicalExpression, ConditionalExpression) > :matches(.right, .consequent, .alternate):not(JSXElement, JSXFragment, [raw='null'])",
    message: bareText,
  },
  {
    selector:
      "FunctionDeclaration[id.name=/^[A-Z]/] ReturnStatement > :matches(MemberExpression, Literal[value=type(string)], TemplateLiteral)",
    message: bareText,
  },
  ...hooks("useId", "In an island, an id of useId differs from the server's: pass it as a prop."),
];

/** `paths` for `no-restricted-imports`, everywhere: a build has no Gatsby in the browser. */
export const needGatsby = [
  {
    name: "gatsby",
    importNames: ["Link", "navigate"],
    message: "A build has no client-side navigation: use <a href>.",
  },
  {
    name: "gatsby",
    importNames: ["useStaticQuery", "StaticQuery"],
    message: "A build has no static queries: query in the page, and pass props.",
  },
  {
    name: "gatsby",
    importNames: ["Script"],
    message: "Put it into the option scripts of gatsby-plugin-strict-csp, or firstScript.",
  },
];
