import { parse } from "graphql";
import type { CollectionFile, EntryCollection, Field, FileCollection } from "@sveltia/cms";
import { schemaOf } from "../schema";
import { cmsConfig } from "./config";
import { cmsBackend } from "./write-cms";

const backend = { name: "github", repo: "acme/website" } as const;

const schema = schemaOf(
  parse(`
  type Content {
    "The front page."
    homePage: HomePage!
    notes: [Note!]! @file(path: "notes/*/index.md", new: "n-{{key}}")
  }
  type HomePage {
    "What it says."
    heading: String! @text(min: 2, max: 10)
    lead: String @text(pattern: "^[a-z]+$")
    text: String!
    count: Int!
    total: Int! @computed
    isNew: Boolean
    tone: Tone!
    tags: [String!]! @count(min: 1, max: 3)
    links: [HomeLink!] @count(min: 1, max: 2)
    best: Note! @link(by: "key")
    tag: String! @names(path: "homePage.tags")
    url: String! @names(path: "homePage.links.url")
    image: File! @link(by: "relativePath")
    day: Date!
    more: HomeLink
  }
  type HomeLink { text: String! url: String! }
  "A note."
  type Note { key: String! title: String! date: Date! }
  enum Tone { good bad }
`),
);

const config = cmsConfig(backend, "content", schema);
const [, files] = config.collections as FileCollection[];
const home = files?.files[0] as CollectionFile;
const notes = config.collections?.[0] as EntryCollection;
const field = (name: string) => home.fields.find((candidate) => candidate.name === name) as Field;
const accepts = (name: string, text: string) => {
  const { pattern } = field(name) as { pattern: [string, string] };
  return new RegExp(pattern[0]).test(text);
};

test("makes a collection of files, and one of each folder", () => {
  expect(home).toMatchObject({
    label: "Home page",
    file: "content/home-page.json",
    format: "json",
  });
  expect(notes).toMatchObject({
    label_singular: "Note",
    ...{ label: "Notes", description: "A note.", folder: "content/notes", extension: "md" },
    ...{ path: "{{slug}}/index", slug: "n-{{key}}", identifier_field: "title" },
    ...{ media_folder: "", public_folder: ".", format: "yaml-frontmatter" },
  });
  expect(notes.fields.at(-1)).toMatchObject({ name: "body", label: "Text", hint: "A note." });
  expect(home.fields.map(({ name }) => name)).not.toContain("body");
});

test.each([
  ["heading", { label: "Heading", widget: "string", required: true }],
  ["heading", { hint: "What it says. 2 to 10 characters." }],
  ["lead", { widget: "string", required: false }],
  ["text", { widget: "text" }],
  ["count", { widget: "number", value_type: "int", required: true }],
  ["isNew", { label: "Is new", widget: "boolean", required: false }],
  ["tone", { widget: "select", options: ["good", "bad"] }],
  ["tags", { widget: "list", field: { name: "entry", widget: "string" }, min: 1, max: 3 }],
  ["links", { widget: "list", required: false, max: 2 }],
  ["links", { fields: [{ name: "text" }, { name: "url" }] }],
  ["best", { widget: "relation", collection: "notes", value_field: "key" }],
  ["best", { display_fields: ["{{title}} ({{key}})"] }],
  ["tag", { widget: "relation", collection: "files", file: "homePage" }],
  ["tag", { value_field: "tags.*" }],
  ["url", { value_field: "links.*.url" }],
  ["image", { widget: "image", choose_url: false }],
  ["day", { widget: "datetime", type: "date", format: "YYYY-MM-DD" }],
  ["more", { widget: "object", required: false, fields: [{ name: "text" }, { name: "url" }] }],
])("makes a form for %s: %j", (name, expected) => {
  expect(field(name)).toMatchObject(expected);
});

test("leaves out computed fields, and lets optional lists be empty", () => {
  expect(field("total")).toBeUndefined();
  expect(field("links")).not.toHaveProperty("min");
});

test.each([
  ["heading", "x", false],
  ["heading", "right", true],
  ["heading", "much too long", false],
  // Only the content check knows its final length.
  ["heading", "{product.name} is much too long", true],
  ["heading", "", false],
  ["lead", "", true],
  ["lead", "abc", true],
  ["lead", "Abc", false],
])("matches %s with %j: %s", (name, text, matches) => {
  expect(accepts(name, text)).toBe(matches);
});

test("is part of a site only if a repository is named", () => {
  expect(cmsBackend()).toBeUndefined();
  expect(cmsBackend({ branch: "main" })).toBeUndefined();
  expect(cmsBackend({ repository: "a/b" })).toMatchObject({ name: "github", repo: "a/b" });
  expect(cmsBackend({ repository: "a/b", branch: "next", backend: "gitlab" })).toEqual({
    ...{ name: "gitlab", repo: "a/b", branch: "next", auth_methods: ["token"] },
  });
});
