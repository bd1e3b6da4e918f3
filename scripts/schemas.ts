/**
 * Writes VS Code's JSON Schemas for content from the content schema: when VS Code opens the folder
 * (`.vscode/tasks.json`) and before `npm run develop`. Only the settings are committed.
 */
import fs from "node:fs";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { editorFiles } from "../plugins/gatsby-source-typed-content";
import { siteContent } from "../src/site/content";

const files = editorFiles(siteContent);
const settingsFile = ".vscode/settings.json";

async function writeSettings(): Promise<void> {
  const before = fs.readFileSync(settingsFile, "utf8");
  const settings = { ...(JSON.parse(before) as object), ...files.settings };
  const options = { ...(await resolveConfig(settingsFile)), filepath: settingsFile };
  const now = await format(JSON.stringify(settings), options);
  if (now !== before) fs.writeFileSync(settingsFile, now);
}

fs.rmSync(".vscode/schemas", { recursive: true, force: true });
for (const [file, data] of Object.entries(files.schemas)) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
}
void writeSettings();
