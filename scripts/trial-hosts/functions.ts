/** The Function server as a release has it: Node alone, in a folder with the Functions beside it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { functionsFolder } from "../../src/workarounds/gatsby-functions-folder.mjs";
import { freePort } from "../lib/server.mjs";

/**
 * @param folder a build's, of which it gets a copy
 * @param env the relay's settings
 * @param log a file for what it says, instead of the terminal
 * @throws {Error} when it does not come up
 */
export async function startFunctions(folder: string, env: Record<string, string>, log?: string) {
  const own = fs.mkdtempSync(path.join(os.tmpdir(), "cairn-functions-"));
  fs.cpSync(path.join(folder, functionsFolder), path.join(own, "functions"), {
    recursive: true,
  });
  fs.copyFileSync("scripts/lib/function-server.mjs", path.join(own, "server.mjs"));
  const port = await freePort();
  const child = spawn(process.execPath, ["server.mjs"], {
    cwd: own,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stderr.pipe(log === undefined ? process.stderr : fs.createWriteStream(log));
  const ended = once(child, "exit").finally(() => fs.rmSync(own, { recursive: true }));
  const said = await Promise.race([once(child.stdout, "data"), ended.then(() => undefined)]);
  if (!said) throw new Error("The Function server did not come up; the reason stands above.");
  const close = async () => {
    child.kill();
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
