/**
 * Writes VS Code's JSON Schemas for content from the content schema, and the settings that assign them to files: when
 * VS Code opens the folder (`.vscode/tasks.json`) and before `npm run develop`.
 */
import fs from "node:fs";
import { editorFiles } from "../plugins/gatsby-source-typed-content";
import { siteContent } from "../src/site/content";

const settingsFile = ".vscode/settings.json";

/** Your own settings; undefined if they can't be read, for example because of a comment. */
function readSettings(): object | undefined {
  if (!fs.existsSync(settingsFile)) return {};
  try {
    return JSON.parse(fs.readFileSync(settingsFile, "utf8")) as object;
  } catch {
    return undefined;
  }
}

const write = (file: string, data: object) =>
  fs.writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);

const { schemas, settings } = editorFiles(siteContent);
fs.rmSync(".vscode/schemas", { recursive: true, force: true });
fs.mkdirSync(".vscode/schemas", { recursive: true });
for (const [file, schema] of Object.entries(schemas)) write(file, schema);
const own = readSettings();
if (own) write(settingsFile, { ...own, ...settings });
else
  console.error(
    `${settingsFile} isn't plain JSON, so VS Code won't complete new content files. Remove its comments, or add these yourself:\n` +
      JSON.stringify(settings, null, 2),
  );
