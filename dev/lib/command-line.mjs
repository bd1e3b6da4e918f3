import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

/**
 * Runs a stand-in on its own when its file is what `node` was started with:
 * `node dev/newsletter-api.mjs --port 0`. Prints its address, stops on Ctrl+C or SIGTERM.
 *
 * @param {string} moduleUrl `import.meta.url` of the stand-in
 * @param {(options: { port: number, file?: string, secret?: string }) => Promise<import("./server.mjs").Running>} start
 * @param {number} defaultPort
 */
export async function runWhenMain(moduleUrl, start, defaultPort) {
  if (moduleUrl !== pathToFileURL(process.argv[1] ?? "").href) return;
  const { values } = parseArgs({
    options: { port: { type: "string" }, file: { type: "string" }, secret: { type: "string" } },
  });
  const port = values.port === undefined ? defaultPort : Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    console.error(`--port must be a number from 0 to 65535, not "${values.port}".`);
    process.exit(1);
  }
  try {
    const running = await start({ port, file: values.file, secret: values.secret });
    console.log(running.url);
    for (const signal of ["SIGINT", "SIGTERM"]) {
      process.once(signal, () => void running.close().then(() => process.exit(0)));
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
