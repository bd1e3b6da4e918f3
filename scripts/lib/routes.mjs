import fs from "node:fs/promises";

/** Every route of the site that was built last, plus one that does not exist. */
export async function routes() {
  const folders = await fs.readdir("public/page-data", { recursive: true });
  const pages = folders
    .filter((name) => name.endsWith("page-data.json"))
    .map((name) => `/${name.replaceAll("\\", "/").replace(/\/?page-data\.json$/, "")}`)
    .map((route) => (route === "/index" ? "/" : route))
    .filter((route) => !route.startsWith("/404") && !route.startsWith("/dev-404"));
  return [...pages.sort(), "/no-such-page"];
}
