/** The Function server as a release has it: Node alone, in a folder with the Functions beside it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { freePort } from "../lib/server.mjs";

/**
 * @param folder a build's; the copy is made in its `.local`
 * @param env the relay's settings
 * @throws {Error} when it does not come up
 */
export async function startFunctions(folder: string, env: Record<string, string>) {
  const own = path.join(folder, ".local", "functions");
  fs.rmSync(own, { recursive: true, force: true });
  fs.cpSync(path.join(folder, ".cache", "functions"), path.join(own, "functions"), {
    recursive: true,
  });
  fs.copyFileSync("scripts/lib/function-server.mjs", path.join(own, "server.mjs"));
  const port = await freePort();
  const child = spawn(process.execPath, ["server.mjs"], {
    cwd: own,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const said = await Promise.race([once(child.stdout, "data"), ended.then(() => undefined)]);
  if (!said) throw new Error("The Function server did not come up; the reason stands above.");
  const close = async () => {
    child.kill();
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
