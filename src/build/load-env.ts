import fs from "node:fs";

/** Reads `.env`, if it exists. Variables that are already set stay. */
export function loadEnv(): void {
  if (fs.existsSync(".env")) process.loadEnvFile();
}
