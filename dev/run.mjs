/**
 * Runs one stand-in on its own: `node dev/run.mjs newsletter`, `node dev/run.mjs identity`.
 * Options: `--port 0` (a free port), for the newsletter also `--file` and `--secret`.
 * Prints its address; Ctrl+C stops it.
 */
import { parseArgs } from "node:util";
import { startIdentityProvider } from "./identity-provider.mjs";
import { onStop } from "./lib/server.mjs";
import { startNewsletterApi } from "./newsletter-api.mjs";

const standIns = { identity: startIdentityProvider, newsletter: startNewsletterApi };

try {
  const { name, options } = readArguments();
  const running = await standIns[name](options);
  console.log(running.url);
  onStop(running.close);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @returns {{ name: keyof typeof standIns, options: { port?: number, file?: string, secret?: string } }} */
function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { port: { type: "string" }, file: { type: "string" }, secret: { type: "string" } },
  });
  const { port, ...rest } = values;
  const [name] = positionals;
  if (name !== "identity" && name !== "newsletter") {
    throw new Error("Say which one: node dev/run.mjs identity, or node dev/run.mjs newsletter.");
  }
  if (port === undefined) return { name, options: rest };
  if (!/^\d{1,5}$/.test(port)) throw new Error(`--port must be a number, not "${port}".`);
  return { name, options: { ...rest, port: Number(port) } };
}
