import fs from "node:fs";
import path from "node:path";
import type { Breakage } from "./breakage";

const written = (file: string, text: string, rest: Omit<Breakage, "file" | "spoil">): Breakage => ({
  ...{ file, ...rest },
  spoil: (draft) => draft.write(file, text),
});

/** A person with the handle of someone else. */
const ola = `{
  "order": 3,
  "handle": "jon-lund",
  "name": "Ola",
  "title": "Keeper",
  "bio": "Bio.",
  "linkedin": "https://profiles.example/ola",
  "image": "./jon-lund.png",
  "imageAlt": "Portrait of Ola"
}
`;

/** Unreadable front matter above a readable text. */
const third = "---\ntitle: A: B\n---\n\nA [dead](/nowhere) link.\n";

/** Mistakes that concern whole files. */
export const fileBreakages: Breakage[] = [
  written("people/ola.json", ola, {
    ...{ field: "handle", mark: "handle" },
    says: '"jon-lund" is already used by content/people/jon-lund.json. Change one of them.',
  }),
  written("closing.json", '{\n  "a": 1,\n}\n', {
    field: "JSON",
    mark: "}",
    says: "can't be read: Expected double-quoted property name. Look for a missing or extra",
  }),
  written("extras.json", "{}", {
    field: "file",
    mark: "{}",
    says: "isn't a content file the site knows. Check its name and folder.",
  }),
  written("people/nobody.png", "", {
    field: "file",
    says: "isn't used anywhere. Use it or delete it.",
    isWarning: true,
  }),
  written("articles/third/index.md", third, {
    field: "front matter",
    mark: "title: A: B",
    says: "can't be read: a text contains a YAML special character. Put the text in double quotes.",
  }),
  {
    ...{
      file: "articles/third/index.md",
      field: "text",
      mark: "(/nowhere)",
      says: 'links to "/nowhere", which doesn\'t exist. Correct or remove the link.',
    },
    spoil: (draft) => draft.write("articles/third/index.md", third),
  },
  written("articles/fourth/index.markdown", "Words.", {
    ...{ field: "file", says: "is ignored: unsupported extension. Rename it to index.md." },
  }),
  written("people/una.JSON", "{}", {
    field: "file",
    says: "is ignored: unsupported extension. Rename it to index.md in a folder of its own, or to a .json file.",
  }),
  {
    ...{
      file: "articles/linked",
      field: "file",
      says: "is a symbolic link. Replace it with the file itself.",
    },
    spoil: ({ root }) =>
      fs.symlinkSync(path.join(root, "articles/first"), path.join(root, "articles/linked")),
  },
  {
    ...{
      file: "navigation.json",
      field: "file",
      says: "is missing, but the site needs it. Restore it.",
    },
    spoil: (draft) => draft.remove("navigation.json"),
  },
];
