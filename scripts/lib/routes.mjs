import fs from "node:fs/promises";

/**
 * Every route of the site that was built last, plus one that does not exist.
 * @param {string} [folder] where it was built
 */
export async function routes(folder = ".") {
  const folders = await fs.readdir(`${folder}/public/page-data`, { recursive: true });
  const pages = folders
    .filter((name) => name.endsWith("page-data.json"))
    .map((name) => `/${name.replaceAll("\\", "/").replace(/\/?page-data\.json$/, "")}`)
    .map((route) => (route === "/index" ? "/" : route))
    .filter((route) => !route.startsWith("/404") && !route.startsWith("/dev-404"));
  return [...pages.sort(), "/no-such-page"];
}
