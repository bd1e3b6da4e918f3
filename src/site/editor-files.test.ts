import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { TextDocument, getLanguageService } from "vscode-json-languageservice";
import type { JSONSchema } from "vscode-json-languageservice";
import { fixtureContent, fixtureDay, withDraft } from "../testing/fixture-content";
import {
  contentFiles,
  editorFiles,
  jsonSchema,
  readEntry,
  editorSettings,
} from "../../plugins/gatsby-source-typed-content";
import type { Entry } from "../../plugins/gatsby-source-typed-content";
import { readContent, siteContent } from "./content";
import { siteSchema } from "./schema";

const settings = JSON.parse(fs.readFileSync(".vscode/settings.json", "utf8")) as ReturnType<
  typeof editorSettings
>;

test("the committed settings are current (`npx tsx scripts/schemas.ts` writes them)", () => {
  expect(settings).toMatchObject(editorSettings(siteContent));
});

/** VS Code's own JSON support, set up with the committed settings as VS Code does it. */
function editor() {
  const root = pathToFileURL(path.resolve()).href;
  const files = editorFiles(siteContent);
  const service = getLanguageService({
    // The service encodes spaces in the folder's name differently.
    schemaRequestService: (uri) => {
      const file = Object.keys(files).find((name) => uri.endsWith(`/${name}`)) ?? "";
      return Promise.resolve(JSON.stringify(files[file]));
    },
  });
  service.configure({
    schemas: settings["json.schemas"].map(({ fileMatch, url }) => ({
      fileMatch,
      uri: url.replace(".", root),
    })),
  });
  /** What the editor offers at `|`: names → documentation. */
  return async (file: string, text: string): Promise<Record<string, unknown>> => {
    const offset = text.indexOf("|");
    const document = TextDocument.create(`${root}/${file}`, "json", 1, text.replace("|", ""));
    const json = service.parseJSONDocument(document);
    const list = await service.doComplete(document, document.positionAt(offset), json);
    return Object.fromEntries((list?.items ?? []).map((item) => [item.label, item.documentation]));
  };
}

describe("an editor", () => {
  const complete = editor();

  it("offers the fields of a file with their descriptions, and the words that a field takes", async () => {
    const offered = await complete("content/people/new.json", `{ "name": "Mira", | }`);
    const { types, docs } = siteSchema();
    expect(offered).toMatchObject({
      handle: types.get("Person")?.get("handle")?.description?.value,
      linkedin: expect.any(String) as string,
    });
    for (const name of ["name", "position"]) expect(offered).not.toHaveProperty(name);
    const text = `{ "stages": [{ "items": [{ "icon": | }] }] }`;
    const words = await complete("content/roadmap.json", text);
    expect(Object.keys(words)).toEqual(expect.arrayContaining(['"subtasks"', '"moon"', '"bot"']));
    // If a field has no description, its type's description is used.
    const { composer } = await complete("content/hero.json", "{ | }");
    expect(composer).toBe(docs.get("Composer"));
  });
});

describe("a schema", () => {
  /** What an editor underlines in an entry. */
  async function underlined({ kind, data }: Entry): Promise<unknown[]> {
    if (!kind) throw new Error("There is no such content file.");
    const service = getLanguageService({});
    const document = TextDocument.create("test:content.json", "json", 1, JSON.stringify(data));
    const json = service.parseJSONDocument(document);
    const schema = jsonSchema(kind, siteSchema()) as JSONSchema;
    const found = await service.doValidation(document, json, undefined, schema);
    return found.map(({ message }) => message);
  }

  it.each(contentFiles(fixtureContent))("accepts %s", async (file) => {
    expect(await underlined(readEntry(file, siteContent, fixtureContent))).toEqual([]);
  });

  /** What the editor and the check find in the same edit. */
  async function found(file: string, field: string, value: unknown) {
    const [entry, check] = withDraft(
      (draft) => draft.set(file, field, value),
      (root) => [readEntry(file, siteContent, root), readContent(root, fixtureDay).problems],
    );
    return { editor: await underlined(entry), check };
  }

  it.each<[string, string, string, unknown, string]>([
    ["no field", "security.json", "confirmed", undefined, "is missing. Day when someone last"],
    ["a blank text", "closing.json", "text", "  ", "is missing."],
    ["a required null", "closing.json", "text", null, "is missing."],
    ["an unknown field", "product.json", "colour", "red", "isn't a known field. Available: name"],
    ["a computed field", "people/jon-lund.json", "position", 1, "isn't a known field."],
    ["a number for text", "closing.json", "heading", 2025, "must be text. Put quotes around 2025."],
    ["text for a number", "plans.json", "plans[1].monthly", "8", "must be a whole number, without"],
    ["a fraction", "plans.json", "plans[1].monthly", 8.5, "must be a whole number, without quotes"],
    [
      "text for yes or no",
      "editors.json",
      "pane.code[0].suggested",
      "yes",
      "must be true or false",
    ],
    ["text for a list", "hero.json", "facts", "Board", "must be a list."],
    ["text for an object", "roadmap.json", "stages[0]", "Soon", "must be an object with fields"],
    [
      "an unknown word",
      "roadmap.json",
      "stages[1].items[0].icon",
      "sun",
      "must be one of subtasks",
    ],
    ["a short list", "hero.json", "headline", [], "has 0 entries, but needs at least 1."],
    [
      "a long list",
      "hero.json",
      "headline",
      ["1", "2", "3", "4", "5"],
      "has 5 entries, but at most",
    ],
    ["an entry twice", "hero.json", "headline", ["1", "1"], '"1" appears twice. Change one'],
    [
      "a short text",
      "product.json",
      "description",
      "Short.",
      "has 6 characters, but needs at least 70",
    ],
    [
      "a long text",
      "hero.json",
      "headline[0]",
      "x".repeat(61),
      "has 61 characters, but at most 60 fit.",
    ],
    [
      "a wrong form",
      "people/jon-lund.json",
      "linkedin",
      "http://a.example",
      "isn't in the right format.",
    ],
    ["no date", "security.json", "confirmed", "yesterday", "must be a valid date, like"],
  ])("underlines what the check reports: %s", async (_what, file, field, value, message) => {
    const { editor, check } = await found(file, field, value);
    expect(editor).not.toEqual([]);
    expect(check).toEqual([
      expect.objectContaining({
        field: expect.stringContaining(field) as string,
        message: expect.stringContaining(message) as string,
      }),
    ]);
  });

  it.each<[string, string, string, unknown]>([
    ["an optional field left out", "people/jon-lund.json", "twitter", undefined],
    ["an optional null", "people/jon-lund.json", "twitter", null],
    ["an optional object that is null", "plans.json", "questions[0].link", null],
    ["a fact of another file", "footer.json", "columns[0].links[0].to", "{product.chatUrl}"],
    ["letters of several parts", "product.json", "description", "😀".repeat(160)],
  ])("accepts what the check accepts: %s", async (_what, file, field, value) => {
    expect(await found(file, field, value)).toEqual({ editor: [], check: [] });
  });
});
