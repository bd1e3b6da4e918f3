import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { readContent } from "../../src/node/read-content";
import { fixtureContent } from "../../src/testing/fixture-content";
import { runScript } from "../../src/testing/run-script";

let content: string;

beforeEach(() => {
  content = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "an edit ")), "content");
  fs.cpSync(fixtureContent, content, { recursive: true });
});
afterEach(() => fs.rmSync(path.dirname(content), { recursive: true }));

it("makes edits that the content check takes, all together", () => {
  const code = `for (const edit of script.contentEdits) await edit.apply(${JSON.stringify(content)});`;
  expect(runScript("scripts/lib/content-edits.mjs", code).stderr).toBe("");
  expect(readContent(content).problems).toEqual([]);
});

it("makes another content with each edit", () => {
  const code = `import fs from "node:fs";
    const files = () => fs.readdirSync(${JSON.stringify(content)}, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => fs.readFileSync(entry.parentPath + "/" + entry.name, "base64")).join();
    const same = [];
    for (const edit of script.contentEdits) {
      const before = files();
      await edit.apply(${JSON.stringify(content)});
      if (files() === before) same.push(edit.name);
    }
    console.log(JSON.stringify(same));`;
  const { stdout, stderr } = runScript("scripts/lib/content-edits.mjs", code);
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual([]);
});
