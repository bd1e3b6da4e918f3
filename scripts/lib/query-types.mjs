/** The types of queries, which Gatsby writes with each build. */
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

const types = path.join("src", "gatsby-types.d.ts");
/** Digest of the queries that the types belong to. */
const stamp = path.join(".local", "queries");

/** Copies the types from the built copy of the checkout, for the type check. @param {string} site */
export function takeTypes(site) {
  if (!fs.existsSync(path.join(site, types))) return;
  fs.copyFileSync(path.join(site, types), types);
  fs.mkdirSync(path.dirname(stamp), { recursive: true });
  fs.writeFileSync(stamp, queriesDigest());
}

/** Whether the types belong to the present schema and queries. */
export const areTypesCurrent = () =>
  fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === queriesDigest();

function queriesDigest() {
  const hash = createHash("sha256");
  for (const file of fs.readdirSync("src", { recursive: true, encoding: "utf8" }).sort()) {
    if (!/\.(graphql|tsx?)$/.test(file)) continue;
    const text = fs.readFileSync(path.join("src", file), "utf8");
    const queries = file.endsWith(".graphql") ? [text] : (text.match(/graphql`[^`]*`/g) ?? []);
    for (const query of queries) hash.update(query);
  }
  return hash.digest("hex");
}
