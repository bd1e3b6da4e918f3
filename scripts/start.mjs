/** `npm start`: builds the site and serves it, with stand-ins for services that aren't configured. */
import { spawnSync } from "node:child_process";
import { serveBuild } from "../src/server";
import { loadEnv } from "../src/build/settings";
import { startStandIns } from "../tests/stand-ins/stand-ins.mjs";

loadEnv();
try {
  const standIns = await startStandIns({ env: process.env });
  Object.assign(process.env, standIns.env);
  const { status } = spawnSync("npm run --silent build", { shell: true, stdio: "inherit" });
  if (status !== 0) throw new Error("The build failed (see above).");
  await serveBuild({ ...process.env, HOST: "" });
  const url = `http://localhost:${process.env.PORT || 9000}`;
  console.log(`${standIns.description}\nThe site is running at ${url}\nPress Ctrl+C to stop.`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void standIns.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // Running stand-ins would keep the process alive.
  process.exit(1);
}
