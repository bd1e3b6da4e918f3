import { spawnSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Runs lines with a module of `scripts/lib/` in a Node process: these modules depend on the working directory, and may exit.
 * @param module the file's name; its exports are `script` in the lines
 */
export function runScript(
  module: string,
  code: string,
  { cwd, env }: { cwd?: string; env?: Record<string, string> } = {},
) {
  const url = pathToFileURL(path.resolve("scripts/lib", module)).href;
  const source = `const script = await import(${JSON.stringify(url)});\n${code}`;
  return spawnSync(process.execPath, ["--input-type=module", "--eval", source], {
    cwd,
    encoding: "utf8",
    // Node 20 once waited for its own threads forever.
    timeout: 60_000,
    env: { ...process.env, ...env },
  });
}
