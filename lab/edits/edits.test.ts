import fs from "node:fs";
import { temporaryFolder } from "../../scripts/lib/fixture-folder";
import { isError } from "../../src/node/content/problem";
import { readContent } from "../../src/node/read-content";
import { fixtureContent } from "../../src/testing/fixture-content";
import { contentEdits } from "./edits";

const copy = temporaryFolder();
beforeEach(() => {
  fs.cpSync(fixtureContent, copy.at("content"), { recursive: true });
  // One of the edits publishes drafts.
  const second = "content/articles/second/index.md";
  copy.write(second, copy.read(second).replace("date:", "draft: true\ndate:"));
});

it("makes another content with each edit, and the content check takes them all together", async () => {
  const root = copy.at("content");
  const files = () =>
    fs
      .readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => fs.readFileSync(`${entry.parentPath}/${entry.name}`, "base64"))
      .join();
  for (const edit of contentEdits.filter(({ addsCode }) => !addsCode)) {
    const before = files();
    await edit.apply(root);
    expect([edit.name, files() === before]).toEqual([edit.name, false]);
  }
  expect(readContent(root).problems.filter(isError)).toEqual([]);
});
