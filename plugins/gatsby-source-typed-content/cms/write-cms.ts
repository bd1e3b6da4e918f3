import fs from "node:fs/promises";
import path from "node:path";
import type { CmsConfig, GitBackend } from "@sveltia/cms";
import type { BuildArgs } from "gatsby";
import type { ContentOptions } from "../options";
import { contentSchema } from "../schema";
import { cmsConfig } from "./config";

/** The folder of the CMS. No page links to it. */
const folder = "admin";

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta http-equiv="Content-Security-Policy" content="script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; font-src 'self'">
    <title>Content</title>
    <link rel="icon" href="/icon.svg">
  </head>
  <body>
    <script type="module" src="/${folder}/cms.js"></script>
  </body>
</html>
`;

/** The repository that authors edit; undefined if the site has no CMS. */
export function cmsBackend({
  repository: repo,
  branch,
  backend: name = "github",
}: NonNullable<ContentOptions["cms"]> = {}): GitBackend | undefined {
  // A login with GitHub would need a server with a secret.
  return repo ? { name, repo, branch, auth_methods: ["token"] } : undefined;
}

/** Adds the CMS to a build, if the options name a repository. */
export const publishCms = <Site>(_args: BuildArgs, options: ContentOptions<Site>): Promise<void> =>
  writeCms(options, "public");

/**
 * Writes the CMS's page, script and assets, if the options name a repository.
 * @param root the folder that is served; gets a folder `admin`
 */
export async function writeCms<Site>(
  { folder: content, schema, cms }: ContentOptions<Site>,
  root: string,
): Promise<void> {
  const backend = cmsBackend(cms);
  if (!backend) return;
  const target = path.join(root, folder);
  const { build } = await import("esbuild");
  await build({
    stdin: {
      contents: script(cmsConfig(backend, content, contentSchema(schema))),
      resolveDir: process.cwd(),
    },
    entryNames: "cms",
    // The script looks for `assets` next to itself, and for its chunks one folder up.
    chunkNames: "chunks/[name]-[hash]",
    outdir: target,
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    logLevel: "error",
  });
  const assets = path.join("node_modules", "@sveltia", "cms", "npm", "assets");
  await fs.cp(assets, path.join(target, "assets"), {
    recursive: true,
    filter: (file) => !file.endsWith(".map"),
  });
  await fs.writeFile(path.join(target, "index.html"), page);
}

// The CMS has its fonts in its assets, but its style sheet requests them from a CDN.
const script = (config: CmsConfig): string => `
import CMS from "@sveltia/cms";
const dropFonts = (sheet) => {
  for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1)
    if (sheet.cssRules[at] instanceof CSSFontFaceRule) sheet.deleteRule(at);
};
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const { sheet } of addedNodes) if (sheet?.cssRules) dropFonts(sheet);
}).observe(document.head, { childList: true });
void CMS.init({ config: ${JSON.stringify(config)} });
`;
