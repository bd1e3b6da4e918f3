/**
 * `node server.mjs [folder]`: serves a built site, `public` if no other folder is named. Settings come from the environment
 * (`.env.example`). `npm run build -- --server` writes it to `.local/server.mjs`.
 */
import add from "../api/users/add";
import { findSettingProblems, formatSettingProblems } from "../node/settings";
import { closeGracefully } from "./close";
import { limited } from "./rate-limit";
import { siteServer } from "./site-server";

const problems = findSettingProblems(globalThis.process.env);
if (problems.length > 0) {
  console.error(formatSettingProblems(problems));
  process.exit(1);
}

const [folder = "public"] = process.argv.slice(2);
const port = Number(process.env.PORT || 9000);
const host = process.env.HOST || "127.0.0.1";
const server = siteServer(folder, { "/api/users/add": limited(add) });
server.once("error", ({ message, code }: NodeJS.ErrnoException) => {
  const isTaken = code === "EADDRINUSE";
  const advice = "Stop the program that uses it, or set PORT to another port.";
  console.error(isTaken ? `Port ${port} is already in use. ${advice}` : message);
  process.exit(1);
});
server.listen(port, host, () => console.log(`http://${host}:${port}`));
const close = closeGracefully(server);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  // Every answer has been sent.
  process.once(signal, () => void close().then(() => process.exit(0)));
}
