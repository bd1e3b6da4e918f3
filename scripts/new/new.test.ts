import fs from "node:fs";
import path from "node:path";
import { newFile } from "../../plugins/gatsby-source-typed-content";
import { readContent, readSite, siteContent } from "../../src/site/content";
import { fixtureContent, problemsAfter } from "../../src/testing/fixture-content";
import { kinds } from "./kinds";

const site = readSite(fixtureContent);
function create(name: string, input: string) {
  const kind = kinds[name];
  if (!kind) throw new Error(`There is no kind ${name}`);
  const entry = kind.create(input, site, "2026-11-21");
  return { ...entry, ...newFile(siteContent, kind.field, entry.values, entry.body) };
}

it.each([
  ["article", "“Quotes” & colons: 'a' test #1", "articles/quotes-colons-a-test-1/index.md"],
  ["article", "Планирование спринта", "articles/planirovanie-sprinta/index.md"],
  ["article", "计划 2026", "articles/jihua-2026/index.md"],
  ["article", "Plan 🚀 ahead", "articles/plan-ahead/index.md"],
  ["release", "v9.0.1", "releases/v9.0.1/index.md"],
  ["person", "Ömer Faruk", "people/omer-faruk.json"],
])("a new %s %s passes the content check, but for its placeholder image", (kind, input, file) => {
  const entry = create(kind, input);
  expect(entry.file).toBe(file);
  const problems = problemsAfter(({ root, write }) => {
    write(file, entry.text);
    const image = path.join(root, path.dirname(file), entry.imageFile);
    fs.copyFileSync(entry.placeholder, image);
    expect(readContent(root).entries).toHaveLength(readContent(fixtureContent).entries.length + 1);
  });
  // A person is never a draft, so the check reports its placeholders right away.
  const [image, ...others] = problems.filter(
    ({ message }) => !(kind === "person" ? /TODO/ : /share cards leave out/).test(message),
  );
  expect(image).toMatchObject({ severity: "warning", field: "image" });
  expect(image?.message).toContain(`${entry.imageFile}, which is the placeholder from npm run new`);
  expect(others).toEqual([]);
});

it.each([
  ["article", "🚀🚀", "no letters or digits"],
  ["release", "twelve", "isn't a version number"],
])("rejects %s %s", (kind, input, message) => {
  expect(() => create(kind, input)).toThrow(message);
});
