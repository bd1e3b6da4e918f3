import fs from "node:fs";
import path from "node:path";
import { filesOf } from "./files.mjs";

const pages = ["README.md", ...filesOf(".", ["docs"]).filter((file) => file.endsWith(".md"))];

/** Links of a Markdown page to files of this repository, without code and without `#…`. */
const linksIn = (page: string): string[] =>
  Array.from(
    fs
      .readFileSync(page, "utf8")
      .replaceAll(/^```.*?^```$|`[^`\n]+`/gms, "")
      .matchAll(/\]\((?!\w+:|#|\/)([^)#\s]+)/g),
    ([, target = ""]) => target,
  );

it.each(pages)("%s links to files that exist", (page) => {
  const broken = linksIn(page).filter((target) => !fs.existsSync(path.join(page, "..", target)));
  expect(broken).toEqual([]);
});
