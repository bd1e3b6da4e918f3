/** `npm run cms`: serves the CMS on this machine. It edits the files of this checkout. */
import fs from "node:fs";
import path from "node:path";
import { context, stop } from "esbuild";
import { writeCms } from "../plugins/gatsby-source-typed-content";
import { loadEnv, readSettings } from "../src/build/settings";
import { siteContent } from "../src/content/content";

/** Fixed, because the browser grants write access to the folder by origin. */
const PORT = Number(process.env.PORT ?? 9020);
const servedFolder = path.join(".local", "cms");

async function main(): Promise<void> {
  loadEnv();
  const checkout = path.resolve(".");
  fs.rmSync(servedFolder, { recursive: true, force: true });
  const { CMS_REPOSITORY, CMS_BRANCH: branch, CMS_BACKEND } = readSettings(process.env).settings;
  const repository = CMS_REPOSITORY ?? `local/${path.basename(checkout)}`;
  const backend = CMS_BACKEND === "gitlab" ? "gitlab" : "github";
  await writeCms({ ...siteContent, cms: { repository, branch, backend } }, servedFolder);
  fs.copyFileSync(path.join("static", "icon.svg"), path.join(servedFolder, "icon.svg"));
  const server = await context({ logLevel: "silent" });
  const { port } = await server.serve({ servedir: servedFolder, port: PORT, host: "127.0.0.1" });
  console.log(
    `The CMS is running at http://localhost:${port}/admin/\n` +
      "Open it in Chrome, Edge or another Chromium browser; other browsers can't write to a folder.\n" +
      `Choose "Work with Local Repository" and pick ${checkout}\n` +
      "Whatever you save is written to the files right away; check it with `npm run content`. Press Ctrl+C to stop.",
  );
}

main().catch((error: unknown) => {
  const { message } = error as Error;
  const isPortInUse = /address already in use/.test(message);
  console.error(
    isPortInUse
      ? `Port ${PORT} is already in use. Stop the program that uses it, or set PORT to another port, such as 9021.`
      : message,
  );
  process.exitCode = 1;
  void stop();
});
