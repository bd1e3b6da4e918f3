/** `npm run publish-paths`: adds every page of today to the list of published addresses. */
import fs from "node:fs";
import { newPaths } from "../src/node/check/page-rules";
import { readSiteContent } from "../src/node/content/site";

const content = readSiteContent();
const added = newPaths(content);
const paths = [...content.publishedPaths.paths, ...added].sort();
fs.writeFileSync("content/published-paths.json", `${JSON.stringify({ paths }, null, 2)}\n`);
console.log(added.length > 0 ? `Added ${added.join(", ")}` : "Nothing new.");
