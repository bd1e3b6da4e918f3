import { siteSchema } from "./schema";

it("names new files of a list after one of their fields", () => {
  const names = siteSchema().kinds.flatMap(({ isList, newName }) => (isList ? [newName] : []));
  for (const name of names) expect(name).toMatch(/\{\{\w+\}\}/);
});
