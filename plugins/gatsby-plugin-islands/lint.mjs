/** For `no-restricted-syntax` of ESLint: names what never runs, because it's in no island, and what fails in one. */
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

const dead =
  "never runs: no island imports this file. Wrap the component in island(), in a module of the option groups.";

/** Outside islands. */
export const outsideIslands = [
  {
    selector: "CallExpression[callee.name=/^use(State|Reducer|Effect|LayoutEffect)$/]",
    message: `This hook ${dead}`,
  },
  { selector: "JSXAttribute[name.name=/^on[A-Z]/]", message: `This handler ${dead}` },
];

/** In islands. */
export const inIslands = [
  {
    selector: "CallExpression[callee.name='useStaticQuery']",
    message: "Islands have no static queries: query where the page is rendered, and pass props.",
  },
];
