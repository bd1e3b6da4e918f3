/** `npm run publish-paths`: adds every page of today to the list of published addresses. */
import fs from "node:fs";
import { newPaths } from "../src/node/content/pages";
import { readSite } from "../src/node/read-content";

const site = readSite();
const added = newPaths(site);
const paths = [...site.publishedPaths.paths, ...added].sort();
fs.writeFileSync("content/published-paths.json", `${JSON.stringify({ paths }, null, 2)}\n`);
console.log(added.length > 0 ? `Added ${added.join(", ")}` : "Nothing new.");
