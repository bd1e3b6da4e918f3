/**
 * Runs one stand-in: `node dev/run.mjs newsletter`, `node dev/run.mjs identity`.
 * Options: `--port 0` (a free port), for the newsletter also `--file`.
 * Prints its address; Ctrl+C stops it.
 */
import { parseArgs } from "node:util";
import { startIdentityProvider } from "./identity-provider.mjs";
import { onStop } from "./lib/server.mjs";
import { startNewsletterApi } from "./newsletter-api.mjs";

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { port: { type: "string" }, file: { type: "string" } },
  });
  const [name] = positionals;
  if (name !== "identity" && name !== "newsletter") {
    throw new Error("Name a stand-in: node dev/run.mjs identity, or node dev/run.mjs newsletter.");
  }
  const port = values.port === undefined ? undefined : Number(values.port);
  const start = name === "identity" ? startIdentityProvider : startNewsletterApi;
  const running = await start({ port, file: values.file });
  console.log(running.url);
  onStop(running.close);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
