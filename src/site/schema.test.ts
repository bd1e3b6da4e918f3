import fs from "node:fs";
import { editorFiles } from "../../plugins/gatsby-source-typed-content";
import { siteContent } from "./content";
import { siteSchema } from "./schema";

it("the committed settings are current (`npx tsx scripts/schemas.ts` writes them)", () => {
  const settings: unknown = JSON.parse(fs.readFileSync(".vscode/settings.json", "utf8"));
  expect(settings).toMatchObject(editorFiles(siteContent).settings);
});

it("new files of a list get a name in the CMS", () => {
  const names = siteSchema().kinds.flatMap(({ isList, newName }) => (isList ? [newName] : []));
  for (const name of names) expect(name).toMatch(/\{\{\w+\}\}/);
});
