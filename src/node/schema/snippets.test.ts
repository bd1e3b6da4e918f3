import { parseSchema } from "./schema";
import { frontMatterSnippets } from "./snippets";

/** A schema of its own: which fields the real one has is no matter here. */
const schema = parseSchema(`
  type Content { notes: [Note!]! @file(path: "notes/*/index.md") }
  type Note {
    "What it is about."
    title: String!
    tone: Tone!
    draft: Boolean
    tags: [String!]
    author: Person! @link(by: "handle")
    place: Int! @computed
    meta: Meta!
    sources: [Source!]
  }
  enum Tone { calm loud }
  type Person { handle: String! }
  "For the tab."
  type Meta { title: String! card: String }
  type Source { name: String! url: String! }
`);
const [kind] = schema.kinds;
if (!kind) throw new Error("The schema has no kind of file.");
const snippets = frontMatterSnippets(kind, schema);
const bodies = Object.fromEntries(
  Object.entries(snippets).map(([name, { body }]) => [name, body.join("\n")]),
);

it("a snippet is offered in the front matter of its files alone, named by its doc-string", () => {
  expect(snippets["What it is about. (notes.title)"]).toEqual({
    scope: "yaml",
    include: ["**/content/notes/*/index.md"],
    prefix: "title",
    body: ["title: $1"],
    description: "What it is about.",
  });
});

it.each([
  ["a word of some", "notes.tone", "tone: ${1|calm,loud|}"],
  ["yes or no", "notes.draft", "draft: ${1|true,false|}"],
  ["a list", "notes.tags", "tags:\n  - $1"],
  ["a reference", "notes.author", "author: $1"],
  ["an object, with what it needs", "For the tab. (notes.meta)", "meta:\n  title: $1"],
  ["a list of objects", "notes.sources", "sources:\n  - name: $1\n    url: $2"],
  ["a field of an object", "notes.meta.card", "card: $1"],
])("the snippet writes %s", (_what, name, body) => {
  expect(bodies[name]).toBe(body);
});

it("computed fields and fields of a referenced file have no snippet", () => {
  expect(Object.keys(bodies)).not.toContain("notes.place");
  expect(Object.keys(bodies)).not.toContain("notes.author.handle");
});
