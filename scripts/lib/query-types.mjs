/** The types of queries, which Gatsby writes with each build. */
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

const types = path.join("src", "gatsby-types.d.ts");
/** Digest of the queries that the types belong to. */
const stamp = path.join(".local", "queries");

/** Copies the types to the sources, for the type check. @param {string} site @param {string} sources */
export function takeTypes(site, sources) {
  if (!fs.existsSync(path.join(site, types))) return;
  fs.copyFileSync(path.join(site, types), path.join(sources, types));
  fs.mkdirSync(path.join(sources, ".local"), { recursive: true });
  fs.writeFileSync(path.join(sources, stamp), queriesDigest(sources));
}

/** Whether the types belong to the present schema and queries. @param {string} sources */
export function areTypesCurrent(sources) {
  const file = path.join(sources, stamp);
  return fs.existsSync(file) && fs.readFileSync(file, "utf8") === queriesDigest(sources);
}

/** @param {string} sources */
function queriesDigest(sources) {
  const hash = createHash("sha256");
  const src = path.join(sources, "src");
  for (const file of fs.readdirSync(src, { recursive: true, encoding: "utf8" }).sort()) {
    if (!/\.(graphql|tsx?)$/.test(file)) continue;
    const text = fs.readFileSync(path.join(src, file), "utf8");
    const queries = file.endsWith(".graphql") ? [text] : (text.match(/graphql`[^`]*`/g) ?? []);
    for (const query of queries) hash.update(query);
  }
  return hash.digest("hex");
}
