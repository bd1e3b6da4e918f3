/** `npm start`: installs what is missing, builds what has changed, serves the site. */
import { ensureInstalled } from "./lib/install.mjs";

ensureInstalled();
const { ensureBuilt } = await import("./lib/build.mjs");
const { serve } = await import("./lib/server.mjs");

const port = Number(process.env.PORT ?? 9000);
if (!ensureBuilt()) {
  console.error("The site was not built; the reason stands above.");
  process.exit(1);
}
const site = await serve({ port });
console.log(`\nThe site is up: ${site.url}\nStop it with Ctrl+C.`);
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    await site.close();
    process.exit(0);
  });
}
