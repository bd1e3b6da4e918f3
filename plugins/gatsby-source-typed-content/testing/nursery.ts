/** The content of an invented plant nursery, for this plugin's tests. */
import path from "node:path";
import { draftsOf } from ".";
import type { ContentOptions } from "../options";
import { entrySlug } from "../reader/addresses";
import type { Problem } from "../reader/problem";

export const content = path.join(__dirname, "content");

/** Some months after the newest plant. */
export const today = "2025-06-01";

/** Its options, as a site has them. */
export const nursery: ContentOptions = {
  folder: "content",
  schema: [__dirname],
  pages: (entries) =>
    new Map(
      entries.flatMap((entry) => {
        const { page, name } = entry.kind ?? {};
        const address = name === "plants" ? `/plants/${entrySlug(entry.data)}` : page;
        return address ? [[address, entry]] : [];
      }),
    ),
  addresses: () => ({
    origin: "https://fernhill.example",
    anchors: new Map([
      ["/", ["list"]],
      ["/plants/lady-fern", ["prices"]],
    ]),
    files: ["/plants.pdf", "/contact"],
  }),
};

export const {
  newDraft,
  withDraft,
  problemsAfter,
  imageProblemsAfter,
  afterReplace,
  afterSet,
  afterAppend,
} = draftsOf(nursery, content, today);

/** A text that tests add mistakes to, and the line on which a new paragraph begins. */
export const fern = "plants/fern/index.md";
const newLine = 17;

export const containing = (text: string) => expect.stringContaining(text) as string;

/** The only problem of a text: an error on its first line, or on the line `below` that one. */
export const anError = (says: string, below = 0): Problem[] => [
  { file: `content/${fern}`, field: "text", line: newLine + below, message: containing(says) },
];

/** The same as a warning. */
export const aWarning = (says: string, below = 0): Problem[] =>
  anError(says, below).map((problem) => ({ ...problem, severity: "warning" }));

/** Problems of a text after a paragraph is added. */
export const problemsOf = (paragraph: string): Problem[] => afterAppend(fern, paragraph);
