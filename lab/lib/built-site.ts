/** Serves built sites: the last build, and others to compare. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { compress } from "../../scripts/lib/compress.mjs";
import { filesOf } from "../../scripts/lib/files.mjs";
import { serve } from "../../scripts/lib/server.mjs";
import { builtPages } from "../../src/workarounds/gatsby-page-data.mjs";

/** A built site with its own server. */
export interface BuiltSite {
  name: string;
  url: string;
  close: () => Promise<void>;
}

/**
 * The folder of the last build.
 * @throws {Error} with advice if there is none
 */
function builtFolder(): string {
  if (fs.existsSync("public/index.html")) return "public";
  throw new Error("There's no build yet. Make one with: npm run build:local");
}

/** The first page of each component. */
export function onePageOfEachKind(): string[] {
  const pages = builtPages(builtFolder())
    .filter((page) => !/^\/(dev-)?404/.test(page.path))
    .sort((a, b) => (a.path < b.path ? 1 : -1));
  // The last entry of a key stays.
  return [...new Map(pages.map((page) => [page.componentChunkName, page.path])).values()].sort();
}

/**
 * Serves the last build and other built folders, each on its own server.
 * @param beside `NAME=FOLDER`
 */
export function serveSites(beside: string[] = []): Promise<BuiltSite[]> {
  const others = beside.map((text) => {
    const [name = "", folder = ""] = text.split("=");
    if (fs.existsSync(path.join(folder, "index.html"))) return { name, folder };
    throw new Error(`--beside ${text}: write NAME=FOLDER, where FOLDER is a built site.`);
  });
  const sites = [{ name: "ours", folder: builtFolder() }, ...others];
  return Promise.all(sites.map(({ name, folder }) => serveSite(name, folder)));
}

/** Serves the last build without scripts, and without preloads of scripts and data. */
export const serveStripped = () =>
  serveSite("stripped", builtFolder(), (html) =>
    html
      .replace(/<script\b[^>]*>.*?<\/script>/gs, "")
      .replace(/<link\b(?=[^>]*\brel="(preload|prefetch)")[^>]*(\.js\b|\.json\b)[^>]*>/g, ""),
  );

async function serveSite(
  name: string,
  folder: string,
  change = (html: string) => html,
): Promise<BuiltSite> {
  const files = fs.mkdtempSync(path.join(os.tmpdir(), "lab-"));
  fs.cpSync(folder, files, { recursive: true });
  for (const file of filesOf(files).filter((one) => one.endsWith(".html"))) {
    const page = path.join(files, file);
    fs.writeFileSync(page, change(fs.readFileSync(page, "utf8")));
  }
  await compress(files);
  const { url, close } = await serve({ files });
  return { name, url, close: () => close().finally(() => fs.rmSync(files, { recursive: true })) };
}
