import fs from "node:fs";
import { isError } from "../../src/node/content/problem";
import { readContent } from "../../src/node/read-content";
import { fixtureContent } from "../../src/testing/fixture-content";
import { temporaryFolder } from "./fixture-folder";

const copy = temporaryFolder();
beforeEach(() => {
  fs.cpSync(fixtureContent, copy.at("content"), { recursive: true });
  // One of the edits publishes drafts.
  const second = "content/articles/second/index.md";
  copy.write(second, copy.read(second).replace("date:", "draft: true\ndate:"));
});

it("makes another content with each edit, and the content check takes them all together", () => {
  const code = `import fs from "node:fs";
    const files = () => fs.readdirSync("content", { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => fs.readFileSync(entry.parentPath + "/" + entry.name, "base64")).join();
    for (const edit of script.contentEdits.filter(({ addsCode }) => !addsCode)) {
      const before = files();
      await edit.apply("content");
      if (files() === before) console.log("no change:", edit.name);
    }`;
  const { stdout, stderr } = copy.run("content-edits.mjs", code);
  expect(stdout + stderr).toBe("");
  expect(readContent(copy.at("content")).problems.filter(isError)).toEqual([]);
});
