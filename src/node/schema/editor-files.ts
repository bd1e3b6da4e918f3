import { jsonSchema } from "./json-schema";
import { contentSchema } from "./schema";
import type { ContentKind } from "./schema";

const folder = ".vscode/schemas";

/** JSON Schemas with which VS Code completes content, by path from the repository's root. */
export const editorFiles = (): Record<string, object> =>
  Object.fromEntries(contentSchema().kinds.map((kind) => [schemaFile(kind), jsonSchema(kind)]));

/**
 * The settings in `.vscode/settings.json` that assign schemas to files. VS Code reads `json.schemas`; `yaml.schemas` is
 * for an extension that reads front matter.
 */
export function schemaSettings() {
  const { kinds } = contentSchema();
  const place = (kind: ContentKind) => `content/${kind.path}`;
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

/** `issue-types.json` and `articles/<any>/index.md` → `.vscode/schemas/issue-types.json`, `articles.json`. */
const schemaFile = ({ path }: ContentKind): string =>
  `${folder}/${path.split("/")[0]?.replace(".json", "") ?? ""}.json`;
