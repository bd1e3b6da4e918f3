import type { EntryCollection, FileCollection } from "@sveltia/cms";
import { cmsConfig } from "../../plugins/gatsby-source-typed-content";
import { siteSchema } from "./schema";

it("the CMS has every kind of file, with a place for new ones", () => {
  const backend = { name: "github", repo: "acme/website" } as const;
  const collections = cmsConfig(backend, "content", siteSchema()).collections as (
    EntryCollection | FileCollection
  )[];
  const lists = collections.filter((one) => "folder" in one);
  const files = collections.flatMap((one) => ("files" in one ? one.files : []));
  const names = [...lists, ...files].map(({ name }) => name);
  expect(names.sort()).toEqual(
    siteSchema()
      .kinds.map(({ name }) => name)
      .sort(),
  );
  for (const list of lists)
    expect(list).toHaveProperty("slug", expect.stringMatching(/\{\{\w+\}\}/));
});
