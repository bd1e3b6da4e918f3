import { siteSchema } from "./schema";

it("new files of a list get a name in the CMS", () => {
  const names = siteSchema().kinds.flatMap(({ isList, newName }) => (isList ? [newName] : []));
  for (const name of names) expect(name).toMatch(/\{\{\w+\}\}/);
});
