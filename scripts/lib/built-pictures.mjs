/** Looks for pictures in a built page. */
import fs from "node:fs";
import path from "node:path";

/**
 * What is wrong with the pictures of a built page that carry an alternative text: none there, or an
 * address in `src` or `srcset`, also of the sources beside it, that is no file of the build.
 * @param {string} site folder of the build @param {string} page path without slashes around it
 * @param {string} alt without characters that HTML escapes
 * @returns {string[]} one line each
 */
export function brokenPictures(site, page, alt) {
  const output = path.join(site, "public");
  const file = path.join(output, page, "index.html");
  if (!fs.existsSync(file)) return [`/${page} was not built.`];
  const html = fs.readFileSync(file, "utf8");
  const pictures = [...html.matchAll(/<picture\b.*?<\/picture>|<img\b[^>]*>/gs)]
    .map(([markup]) => markup)
    .filter((markup) => markup.includes(`alt="${alt}"`));
  if (pictures.length === 0) return [`/${page} has no picture "${alt}".`];
  return pictures.flatMap(addresses).flatMap((address) => {
    const target = path.join(output, decodeURI(address));
    const isFile = address.startsWith("/") && fs.existsSync(target) && fs.statSync(target).size > 0;
    return isFile
      ? []
      : [`/${page}: the picture "${alt}" is at ${address}, which is no file of the site.`];
  });
}

/** @param {string} markup @returns {string[]} every address in it, once */
function addresses(markup) {
  const values = [...markup.matchAll(/\ssrc(?:set)?="([^"]*)"/gi)].map(([, value]) => value ?? "");
  // In a srcset a width follows each address.
  const all = values.flatMap((value) => value.match(/(?<=^\s*|,\s*)[^\s,]+/g) ?? []);
  return [...new Set(all)];
}
