import fs from "node:fs";
import { loadEnvFile } from "node:process";

/** Reads `.env`, if there is one. What the environment says already stays as it is. */
export function loadEnv(file = ".env"): void {
  if (fs.existsSync(file)) loadEnvFile(file);
}
