/**
 * `node server.mjs [folder]`: serves a built site, `public` if no other folder is named. Settings come from the environment
 * (`.env.example`). `npm run build:server` writes it to `.local/server.mjs`.
 */
import add from "../api/users/add";
import { findSettingProblems, formatSettingProblems } from "../node/settings";
import { siteServer } from "./site-server";

const problems = findSettingProblems(globalThis.process.env);
if (problems.length > 0) {
  console.error(formatSettingProblems(problems));
  process.exit(1);
}

const [folder = "public"] = process.argv.slice(2);
const port = Number(process.env.PORT || 9000);
const host = process.env.HOST || "127.0.0.1";
const server = await siteServer(folder, add);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
try {
  console.log(await server.listen({ port, host }));
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  const advice = "Stop the program that uses it, or set PORT to another port.";
  console.error(code === "EADDRINUSE" ? `Port ${port} is already in use. ${advice}` : message);
  process.exit(1);
}
