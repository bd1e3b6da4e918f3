import { createHash } from "node:crypto";
import fs from "node:fs";
import { list } from "tar";
import { temporaryFolder } from "../testing/fixture-folder";

const files = {
  "one/site/public/index.html": "<h1>Cairn</h1>",
  "one/site/public/a/b.json": "{}",
  "one/site/public/Z.txt": "Z",
  "one/site/server.mjs": "0;",
};
const folder = temporaryFolder(files);

const pack = (place: string, name = "site.tar.gz") => {
  const { stderr } = folder.run(
    "archive.mjs",
    `await script.writeArchive({ folder: "${place}/site", to: "out/${name}", time: new Date(1.7e12) });`,
  );
  expect(stderr).toBe("");
  return fs.readFileSync(folder.at(`out/${name}`));
};

it("equal files make equal archives, whatever their order, mode and mtime", () => {
  const first = pack("one");
  for (const [file, text] of Object.entries(files).reverse()) {
    const copy = file.replace("one", "two");
    folder.write(copy, text);
    fs.chmodSync(folder.at(copy), 0o600);
    fs.utimesSync(folder.at(copy), 1, 1);
  }
  expect(pack("two", "other.tar.gz").equals(first)).toBe(true);
  folder.write("two/site/server.mjs", "1;");
  expect(pack("two").equals(first)).toBe(false);
});

it("contains only files, sorted, with mode 644, no owner and the mtime of the release; writes a checksum", () => {
  const digest = createHash("sha256").update(pack("one")).digest("hex");
  expect(folder.read("out/site.tar.gz.sha256")).toBe(`${digest}  site.tar.gz\n`);
  const found: unknown[] = [];
  list({
    file: folder.at("out/site.tar.gz"),
    sync: true,
    onReadEntry: ({ path, type, mode, mtime, uid, uname }) =>
      found.push([path, type, mode?.toString(8), mtime?.getTime(), uid, uname]),
  });
  const attributes = ["File", "644", 1.7e12, undefined, ""];
  expect(found).toEqual([
    ["site/public/Z.txt", ...attributes],
    ["site/public/a/b.json", ...attributes],
    ["site/public/index.html", ...attributes],
    ["site/server.mjs", ...attributes],
  ]);
});
