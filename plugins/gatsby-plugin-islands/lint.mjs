/** For `no-restricted-syntax` of ESLint: names what never runs, because it's in no island, and what fails in one. */
import fs from "node:fs";
import path from "node:path";
import ts from "typescript";

const options = { moduleResolution: ts.ModuleResolutionKind.Bundler };

/**
 * Files that run in the browser: modules that call `island()`, and what they import.
 * @param {string} folder the site's code
 * @returns {string[]} paths relative to the working directory
 */
export function filesOfIslands(folder) {
  /** @type {Set<string>} */
  const found = new Set();
  const root = path.resolve(folder);
  /** @param {string} file */
  const add = (file) => {
    if (found.has(file) || !file.startsWith(root)) return;
    found.add(file);
    for (const { fileName } of ts.preProcessFile(fs.readFileSync(file, "utf8")).importedFiles) {
      const { resolvedModule } = ts.resolveModuleName(fileName, file, options, ts.sys);
      if (resolvedModule && /tsx?$/.test(resolvedModule.extension))
        add(resolvedModule.resolvedFileName);
    }
  };
  for (const file of ts.sys.readDirectory(root, [".ts", ".tsx"], ["**/*.test.*"]))
    if (/= island\(/.test(fs.readFileSync(file, "utf8"))) add(file);
  return Array.from(found, (file) => path.relative(".", file));
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
