import path from "node:path";
import { pathToFileURL } from "node:url";
import { TextDocument, getLanguageService } from "vscode-json-languageservice";
import type { JSONSchema } from "vscode-json-languageservice";
import { readContent } from "../read-content";
import { contentFiles, readEntry } from "../reader/entry";
import type { Entry } from "../reader/entry";
import { containing, content, nursery, today, withDraft } from "../testing/nursery";
import { editorFiles } from "./editor-files";
import { jsonSchema } from "./json-schema";
import { contentSchema } from "./schema";

/** What VS Code's own JSON support offers at `|`, set up as VS Code does it: names → documentation. */
async function offered(file: string, text: string): Promise<Record<string, unknown>> {
  const root = pathToFileURL(path.resolve()).href;
  const { schemas, settings } = editorFiles(nursery);
  const service = getLanguageService({
    // The service encodes spaces in the folder's name differently.
    schemaRequestService: (uri) => {
      const name = Object.keys(schemas).find((one) => uri.endsWith(`/${one}`)) ?? "";
      return Promise.resolve(JSON.stringify(schemas[name]));
    },
  });
  service.configure({
    schemas: settings["json.schemas"].map(({ fileMatch, url }) => ({
      ...{ fileMatch, uri: url.replace(".", root) },
    })),
  });
  const offset = text.indexOf("|");
  const document = TextDocument.create(`${root}/${file}`, "json", 1, text.replace("|", ""));
  const json = service.parseJSONDocument(document);
  const list = await service.doComplete(document, document.positionAt(offset), json);
  return Object.fromEntries((list?.items ?? []).map((item) => [item.label, item.documentation]));
}

it("an editor offers the missing fields with their descriptions, and what an enum takes", async () => {
  const fields = await offered("content/growers/new.json", `{ "name": "Una", | }`);
  expect(fields.website).toBe("Address of the grower's website.");
  expect(fields).not.toHaveProperty("name");
  expect(Object.keys(await offered("content/home-page.json", `{ "tone": | }`))).toEqual(
    expect.arrayContaining(['"warm"', '"cool"']),
  );
  // If a field has no description, its type's description is used.
  const { card } = await offered("content/home-page.json", "{ | }");
  expect(card).toBe("The card beside the list.");
});

/** What an editor underlines in an entry. */
async function underlined({ kind, data }: Entry): Promise<unknown[]> {
  if (!kind) throw new Error("There is no such content file.");
  const service = getLanguageService({});
  const document = TextDocument.create("test:content.json", "json", 1, JSON.stringify(data));
  const json = service.parseJSONDocument(document);
  const schema = jsonSchema(kind, contentSchema(nursery.schema)) as JSONSchema;
  const found = await service.doValidation(document, json, undefined, schema);
  return found.map(({ message }) => message);
}

it.each(contentFiles(content))("the schema accepts %s", async (file) => {
  expect(await underlined(readEntry(file, nursery, content))).toEqual([]);
});

/** What the editor and the check find in the same edit. */
async function found(file: string, field: string, value: unknown) {
  const [entry, check] = withDraft(
    (draft) => draft.set(file, field, value),
    (root) => [readEntry(file, nursery, root), readContent(nursery, root, today).problems],
  );
  return { editor: await underlined(entry), check };
}

const home = "home-page.json";
const facts = "nursery.json";
it.each<[string, string, string, unknown, string]>([
  ["no field", facts, "counted", undefined, "is missing. Day when someone last counted the beds."],
  ["a blank text", home, "text", "  ", "is missing."],
  ["a required null", home, "text", null, "is missing."],
  ["an unknown field", facts, "colour", "red", "isn't a known field. Available: name"],
  ["a computed field", "growers/ada.json", "plants", 1, "isn't a known field."],
  ["a number for text", home, "text", 2025, "must be text. Put quotes around 2025."],
  ["text for a number", facts, "beds", "8", "must be a whole number, without quotes"],
  ["a fraction", facts, "beds", 8.5, "must be a whole number, without quotes"],
  ["text for yes or no", home, "isOpen", "yes", "must be true or false, without quotes"],
  ["text for a list", home, "links", "Visit", "must be a list."],
  ["text for an object", home, "card", "Card", "must be an object with fields"],
  ["an unknown word", home, "tone", "cold", "must be one of warm, cool."],
  ["a short list", home, "tags", [], "has 0 entries, but needs at least 1."],
  ["a long list", home, "tags", ["1", "2", "3", "4"], "has 4 entries, but at most 3 fit."],
  ["an entry twice", home, "tags", ["1", "1"], '"1" appears twice. Change one of them.'],
  ["a short text", facts, "description", "Short.", "has 6 characters, but needs at least 20."],
  ["a long text", home, "heading", "x".repeat(41), "has 41 characters, but at most 40 fit."],
  ["a wrong form", facts, "url", "http://a.example", "isn't in the right format."],
  ["a lost placeholder", home, "found", "Many plants", "must contain {count}, which the page"],
  ["no date", facts, "counted", "yesterday", "must be a valid date, like"],
])("an editor underlines what the check reports: %s", async (_what, file, field, value, says) => {
  const { editor, check } = await found(file, field, value);
  expect(editor).not.toEqual([]);
  expect(check).toMatchObject([{ field: containing(field), message: containing(says) }]);
});

it.each<[string, string, string, unknown]>([
  ["an optional field left out", "growers/ada.json", "website", undefined],
  ["an optional null", "growers/ada.json", "website", null],
  ["an optional object that is null", home, "more", null],
  ["a fact of another file", home, "links[0].to", "{nursery.url}"],
  ["letters of several parts", facts, "description", "😀".repeat(60)],
])("an editor accepts what the check accepts: %s", async (_what, file, field, value) => {
  expect(await found(file, field, value)).toEqual({ editor: [], check: [] });
});
