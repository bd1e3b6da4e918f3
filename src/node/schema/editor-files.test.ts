import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { TextDocument, getLanguageService } from "vscode-json-languageservice";
import type { JSONSchema } from "vscode-json-languageservice";
import { fixtureContent, fixtureDay, withDraft } from "../../testing/fixture-content";
import type { Draft } from "../../testing/fixture-content";
import { contentFiles, readEntry } from "../content/entry";
import type { Entry } from "../content/entry";
import { readContent } from "../read-content";
import { editorFiles, schemaSettings } from "./editor-files";
import { jsonSchema } from "./json-schema";

const settings = JSON.parse(fs.readFileSync(".vscode/settings.json", "utf8")) as ReturnType<
  typeof schemaSettings
>;

test("the committed settings say whose schema is whose (`npx tsx scripts/schemas.ts` writes them)", () => {
  expect(settings).toMatchObject(schemaSettings());
});

/** VS Code's own JSON support, set up with the committed settings as VS Code does it. */
function editor() {
  const root = pathToFileURL(path.resolve()).href;
  const files = editorFiles();
  const service = getLanguageService({
    // The service writes a space of the folder's name in its own way.
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
  /** What is offered at `|`: names → what is said of them. */
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

  it("offers the fields of a content file, with what belongs there", async () => {
    const offered = await complete("content/people/new.json", `{ "name": "Mira", | }`);
    expect(Object.keys(offered)).toContain("linkedin");
    expect(offered).not.toHaveProperty("name");
    expect(offered).not.toHaveProperty("position");
    expect(offered.handle).toBe("Short name that articles use, like ines-moreau.");
  });

  it("offers the words that a field takes, in the fixture content, too", async () => {
    const text = `{ "stages": [{ "items": [{ "icon": | }] }] }`;
    const offered = await complete("src/testing/content/roadmap.json", text);
    expect(Object.keys(offered)).toEqual(expect.arrayContaining(['"subtasks"', '"moon"', '"bot"']));
  });

  it("says whose place an object is, where its field does not", async () => {
    const offered = await complete("content/hero.json", "{ | }");
    expect(offered.composer).toContain("line on the board");
  });
});

describe("a schema", () => {
  /** What an editor underlines in an entry. */
  async function underlined({ kind, data }: Entry): Promise<unknown[]> {
    if (!kind) throw new Error("There is no such content file.");
    const service = getLanguageService({});
    const document = TextDocument.create("test:content.json", "json", 1, JSON.stringify(data));
    const json = service.parseJSONDocument(document);
    const schema = jsonSchema(kind) as JSONSchema;
    const found = await service.doValidation(document, json, undefined, schema);
    return found.map(({ message }) => message);
  }

  const entryAt = (file: string, root: string) => readEntry(file, root);

  it.each(contentFiles(fixtureContent))("takes %s", async (file) => {
    expect(await underlined(entryAt(file, fixtureContent))).toEqual([]);
  });

  /** Both judge the same edit. */
  async function verdicts(file: string, change: (draft: Draft) => void) {
    const [entry, check] = withDraft(change, (root) => [
      entryAt(file, root),
      readContent(root, fixtureDay).problems,
    ]);
    return { editor: (await underlined(entry)).length > 0, check: check.length > 0 };
  }

  it.each<[string, string, string, unknown]>([
    ["a field left out", "product.json", "name", undefined],
    ["a blank text", "product.json", "name", "  "],
    ["a required null", "product.json", "name", null],
    ["an unknown field", "product.json", "colour", "red"],
    ["a computed field", "people/jon-lund.json", "position", 1],
    ["a number for text", "closing.json", "heading", 2025],
    ["text for a number", "plans.json", "plans[1].monthly", "8"],
    ["a broken number", "plans.json", "plans[1].monthly", 8.5],
    ["text for yes or no", "editors.json", "pane.code[0].suggested", "yes"],
    ["text for a list", "hero.json", "views", "Board"],
    ["text for an object", "roadmap.json", "stages[0]", "Soon"],
    ["an unknown word", "roadmap.json", "stages[1].items[0].icon", "sun"],
    ["a short list", "hero.json", "headline", []],
    ["a long list", "hero.json", "headline", ["1", "2", "3", "4", "5"]],
    ["an entry twice", "hero.json", "headline", ["1", "1"]],
    ["a short text", "product.json", "description", "Short."],
    ["a long text", "hero.json", "headline[0]", "x".repeat(61)],
    ["a wrong form", "product.json", "chatUrl", "http://chat.beacon.example"],
    ["no date", "security.json", "confirmed", "yesterday"],
  ])("refuses, as the check does, %s", async (_what, file, field, value) => {
    const both = await verdicts(file, (draft) => draft.set(file, field, value));
    expect(both).toEqual({ editor: true, check: true });
  });

  it.each<[string, string, string, unknown]>([
    ["an optional field left out", "people/jon-lund.json", "twitter", undefined],
    ["an optional null", "people/jon-lund.json", "twitter", null],
    ["an optional object that is null", "comparison.json", "rows[0].cells[0].source", null],
    ["a computed field left out", "plans.json", "plans[1].billedYearly", undefined],
    ["a fact of another file", "footer.json", "columns[0].links[0].to", "{product.chatUrl}"],
    ["letters of several parts", "product.json", "description", "😀".repeat(160)],
  ])("takes, as the check does, %s", async (_what, file, field, value) => {
    const both = await verdicts(file, (draft) => draft.set(file, field, value));
    expect(both).toEqual({ editor: false, check: false });
  });
});
