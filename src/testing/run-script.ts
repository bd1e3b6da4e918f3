import { spawnSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Runs a few lines against a module of `scripts/` in a Node process of its own: those modules
 * depend on the folder they run in, and may end the process.
 * @param file the module, from the repository's root; its exports stand in `script`
 */
export function runScript(
  file: string,
  code: string,
  { cwd = process.cwd(), env = {} }: { cwd?: string; env?: Record<string, string> } = {},
) {
  const url = pathToFileURL(path.resolve(file)).href;
  const source = `const script = await import(${JSON.stringify(url)});\n${code}`;
  return spawnSync(process.execPath, ["--input-type=module", "--eval", source], {
    cwd,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
}
