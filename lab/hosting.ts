/** npm run lab -- hosting: writes the headers of src/node/hosting/headers.ts for nginx and Caddy into hosting/. */
import fs from "node:fs";
import { hostingFiles } from "../src/node/hosting/files";

export function main(): void {
  for (const [file, text] of hostingFiles()) {
    fs.writeFileSync(file, text);
    console.log(file);
  }
}
