/** Jest's global setup: puts the fixture content together, `src/testing/content` and the fixtures next to sections. */
import fs from "node:fs";
import path from "node:path";

/** Content for unit tests, of a fictional product, with every kind of file. Changes to `content/` can't break tests. */
export const fixtureContent = path.join(".local", "fixture-content");

export default function assembleContent() {
  fs.rmSync(fixtureContent, { recursive: true, force: true });
  fs.cpSync("src/testing/content", fixtureContent, { recursive: true });
  for (const file of fs.readdirSync("src/sections", { recursive: true, encoding: "utf8" })) {
    const [, name] = /([\w-]+)\.fixture\.json$/.exec(file) ?? [];
    // hero.fixture.json is hero.json.
    if (name) fs.cpSync(path.join("src/sections", file), path.join(fixtureContent, `${name}.json`));
  }
}
