import fs from "node:fs";
import { parseEnv } from "node:util";

/** Reads `.env`, if it exists. Variables that are already set stay. */
export function loadEnv(file = ".env"): void {
  if (!fs.existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(fs.readFileSync(file, "utf8")))) {
    process.env[name] ??= value;
  }
}
