import fs from "node:fs";
import path from "node:path";
import type { Breakage } from "./breakage";

const written = (file: string, text: string, rest: Omit<Breakage, "file" | "spoil">): Breakage => ({
  ...{ file, ...rest },
  spoil: (draft) => draft.write(file, text),
});

/** A person with another one's handle. */
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
    says: '"jon-lund" is taken by content/people/jon-lund.json.',
  }),
  written("closing.json", '{\n  "a": 1,\n}\n', {
    field: "JSON",
    mark: "}",
    says: "cannot be read",
  }),
  written("extras.json", "{}", {
    field: "file",
    mark: "{}",
    says: "is not a content file that the site knows.",
  }),
  written("people/nobody.png", "", {
    field: "file",
    says: "is an image that nothing names.",
    isWarning: true,
  }),
  written("articles/third/index.md", third, {
    field: "front matter",
    mark: "title: A: B",
    says: "between double quotes",
  }),
  {
    ...{
      file: "articles/third/index.md",
      field: "text",
      mark: "(/nowhere)",
      says: '"/nowhere", which is no page',
    },
    spoil: (draft) => draft.write("articles/third/index.md", third),
  },
  written("articles/fourth/index.markdown", "Words.", {
    ...{ field: "file", says: "is not read, because of the end of its name. Name it index.md." },
  }),
  written("people/una.JSON", "{}", { field: "file", says: "is not read, because of the end of" }),
  {
    ...{ file: "articles/linked", field: "file", says: "is a link to another place." },
    spoil: ({ root }) =>
      fs.symlinkSync(path.join(root, "articles/first"), path.join(root, "articles/linked")),
  },
  {
    ...{ file: "navigation.json", field: "file", says: "is missing. The site needs it." },
    spoil: (draft) => draft.remove("navigation.json"),
  },
];
