/**
 * `npm run static-host`: makes `.local/static-site` of `public/`, for hosts that serve files and nothing else. A page is
 * `pricing.html` there, which they answer `/pricing` with; for `pricing/index.html` most would send visitors on to
 * `/pricing/`.
 */
import fs from "node:fs";
import { flatten } from "./lib/static-site.mjs";

if (!fs.existsSync("public/index.html")) {
  console.error("There is no built site in public. Make one: npm run build");
  process.exit(1);
}
const target = ".local/static-site";
console.log(`${flatten("public", target)} pages, and every other file, are in ${target}.`);
