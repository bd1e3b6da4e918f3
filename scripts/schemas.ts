/** `npm run schemas`: writes what editors complete content with, made from the content schema. */
import fs from "node:fs";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { editorFiles, schemaSettings } from "../src/node/schema/editor-files";

const settingsFile = ".vscode/settings.json";

async function write(file: string, data: object): Promise<void> {
  const options = await resolveConfig(file);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, await format(JSON.stringify(data), { ...options, filepath: file }));
}

async function writeAll(): Promise<void> {
  fs.rmSync(".vscode/schemas", { recursive: true, force: true });
  const files = editorFiles();
  for (const [file, data] of Object.entries(files)) await write(file, data);
  const settings = JSON.parse(fs.readFileSync(settingsFile, "utf8")) as object;
  await write(settingsFile, { ...settings, ...schemaSettings() });
  console.log(`Wrote ${Object.keys(files).length} files and ${settingsFile}.`);
}

void writeAll();
