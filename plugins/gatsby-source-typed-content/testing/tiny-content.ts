import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { ContentOptions } from "../options";
import { ofKind } from "../reader/entry";
import type { Entry } from "../reader/entry";

const schema = `
  type Content {
    home: Home!
    words: Words!
    notes: [Note!]! @file(path: "notes/*/index.md")
  }
  type Home implements Node { title: String! }
  type Words implements Node { list: [String!]! @unique }
  type Note implements Node {
    title: String!
    slug: String! @unique
    date: Date
    draft: Boolean
    image: File @link(by: "relativePath")
  }
`;

const files: Record<string, string> = {
  "home.json": '{ "title": "Home" }',
  "words.json": '{ "list": ["one"] }',
  "notes/a/index.md": "---\ntitle: A\nslug: a\n---\n\nText.\n",
  "notes/b/index.md": "---\ntitle: B\nslug: b\n---\n\nMore.\n",
};

/** A folder with a small schema and its content, for one test; remove it afterwards. */
export function tinyContent() {
  // The space reveals code that splits paths.
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "tiny content "));
  const at = (file: string) => path.join(root, "content", file);
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(at(file)), { recursive: true });
    fs.writeFileSync(at(file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  fs.writeFileSync(path.join(root, "content.graphql"), schema);
  const options: ContentOptions = {
    ...{ folder: "content", schema: [root] },
    pages: (entries) =>
      new Map(
        ofKind(entries, "notes").map((entry: Entry) => [`/${String(entry.data.slug)}`, entry]),
      ),
  };
  return {
    ...{ options, at, write },
    /** The content folder; messages call it `content`. */
    folder: path.join(root, "content"),
    remove: () => fs.rmSync(root, { recursive: true }),
  };
}
