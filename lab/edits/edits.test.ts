import fs from "node:fs";
import { temporaryFolder } from "../../scripts/testing/fixture-folder";
import { isError } from "../../src/node/content/problem";
import { readContent } from "../../src/node/read-content";
import { fixtureContent } from "../../src/testing/fixture-content";
import { edits } from "./edits";

const copy = temporaryFolder();
beforeEach(() => fs.cpSync(fixtureContent, copy.at("content"), { recursive: true }));

/** Edits that need a checkout. */
const inCheckout = ["release", "article", "person", "drafts"];

it("every edit changes the content, and all together pass the content check", () => {
  const root = copy.at("content");
  const files = () =>
    fs.readdirSync(root).map((file) => file.endsWith(".json") && copy.read(`content/${file}`));
  for (const [name, edit] of Object.entries(edits).filter(([one]) => !inCheckout.includes(one))) {
    const before = files();
    edit(root);
    expect([name, files()]).not.toEqual([name, before]);
  }
  expect(readContent(root).problems.filter(isError)).toEqual([]);
});
