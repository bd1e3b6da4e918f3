import type { ContentOptions } from "../options";
import { jsonSchema } from "./json-schema";
import { contentSchema } from "./schema";
import type { ContentKind } from "./schema";

/** What VS Code needs to complete content. */
interface EditorFiles {
  /** JSON Schemas, by path from the repository's root. */
  schemas: Record<string, object>;
  /** What assigns them to files in `.vscode/settings.json`; `yaml.schemas` is for an extension that reads front matter. */
  settings: {
    "json.schemas": { fileMatch: string[]; url: string }[];
    "yaml.schemas": Record<string, string[]>;
  };
}

/** The files with which VS Code completes content; a command has to write them. */
export function editorFiles({
  folder,
  schema: folders,
}: Pick<ContentOptions, "folder" | "schema">): EditorFiles {
  const schema = contentSchema(folders);
  const place = (kind: ContentKind) => `${folder}/${kind.path}`;
  const markdown = schema.kinds.filter(({ isMarkdown }) => isMarkdown);
  return {
    schemas: Object.fromEntries(
      schema.kinds.map((kind) => [schemaFile(kind), jsonSchema(kind, schema)]),
    ),
    settings: {
      "json.schemas": schema.kinds
        .filter((kind) => !kind.isMarkdown)
        .map((kind) => ({ fileMatch: [place(kind)], url: `./${schemaFile(kind)}` })),
      "yaml.schemas": Object.fromEntries(
        markdown.map((kind) => [`./${schemaFile(kind)}`, [place(kind)]]),
      ),
    },
  };
}

/** `issue-types.json` and `notes/<any>/index.md` → `.vscode/schemas/issue-types.json`, `notes.json`. */
const schemaFile = ({ path }: ContentKind): string =>
  `.vscode/schemas/${path.split("/")[0]?.replace(".json", "") ?? ""}.json`;
