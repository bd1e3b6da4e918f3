import type { ContentOptions } from "../options";
import { jsonSchema } from "./json-schema";
import { contentSchema } from "./schema";
import type { ContentKind } from "./schema";

type Options = Pick<ContentOptions, "folder" | "schema">;

/** JSON Schemas with which VS Code completes content, by path from the repository's root. */
export function editorFiles({ schema: folders }: Options): Record<string, object> {
  const schema = contentSchema(folders);
  return Object.fromEntries(
    schema.kinds.map((kind) => [schemaFile(kind), jsonSchema(kind, schema)]),
  );
}

/**
 * The settings in `.vscode/settings.json` that assign schemas to files. VS Code reads `json.schemas`; `yaml.schemas` is
 * for an extension that reads front matter.
 */
export function editorSettings({ folder, schema }: Options) {
  const { kinds } = contentSchema(schema);
  const place = (kind: ContentKind) => `${folder}/${kind.path}`;
  return {
    "json.schemas": kinds
      .filter((kind) => !kind.isMarkdown)
      .map((kind) => ({ fileMatch: [place(kind)], url: `./${schemaFile(kind)}` })),
    "yaml.schemas": Object.fromEntries(
      kinds
        .filter((kind) => kind.isMarkdown)
        .map((kind) => [`./${schemaFile(kind)}`, [place(kind)]]),
    ),
  };
}

/** `issue-types.json` and `notes/<any>/index.md` → `.vscode/schemas/issue-types.json`, `notes.json`. */
const schemaFile = ({ path }: ContentKind): string =>
  `.vscode/schemas/${path.split("/")[0]?.replace(".json", "") ?? ""}.json`;
