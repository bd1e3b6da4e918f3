import fs from "node:fs";
import path from "node:path";
import { GraphQLError, Kind, Source, parse, print, valueFromASTUntyped, visit } from "graphql";
import type { DirectiveNode, DocumentNode, FieldDefinitionNode, TypeNode } from "graphql";

/**
 * Directives of Gatsby; the README explains ours.
 * https://www.gatsbyjs.com/docs/reference/graphql-data-layer/schema-customization/
 */
const ofGatsby = [
  ...["childOf", "dateformat", "dontInfer", "fileByRelativePath", "infer", "link", "mimeTypes"],
  ...["nodeInterface", "proxy"],
];

/** One field of `Content`: a content file, or the files of a folder. */
export interface ContentKind {
  /** The field's name: `prices`, `notes`. */
  name: string;
  /** GraphQL type of its files. */
  type: string;
  isList: boolean;
  /** Whether its files have a text below their fields. */
  isMarkdown: boolean;
  /** Whether its files may be drafts or have future dates. */
  canWait: boolean;
  /** Path in the content folder; `*` is any name: `notes/<folder>/index.md`. */
  path: string;
  /** What `*` becomes in the name of a new file: `v{{version}}`. */
  newName?: string;
  /** Path of the page that shows it. */
  page?: string;
  /** Whether to keep that page from search engines and assistants. */
  noindex?: boolean;
}

/** One field of a type. */
export interface Field {
  name: string;
  /** The name of its type, without brackets: `[Note!]!` → `Note`. */
  type: string;
  isList: boolean;
  /** Whether authors must write it. */
  isRequired: boolean;
  /** Its doc-string, a hint for authors. */
  description?: string;
  /** Arguments by directive: `@text(max: 60) @computed` → `{ text: { max: 60 }, computed: {} }`. */
  directives: Partial<Record<string, Arguments>>;
}

type Arguments = Partial<
  Record<"min" | "max", number> &
    Record<"by" | "new" | "path" | "pattern", string> &
    Record<"noindex" | "optional", boolean> & { names: string[] }
>;

/** What the schema declares. */
export interface ContentSchema {
  /** Fields by type name and field name. */
  types: Map<string, Map<string, Field>>;
  /** Values by enum name. */
  enums: Map<string, string[]>;
  /** Doc-strings by type name. */
  docs: Map<string, string>;
  /** Every kind of content file. */
  kinds: ContentKind[];
  /** The schema for Gatsby, without our own directives. */
  gatsbySdl: string;
}

const cache = new Map<string, ContentSchema>();

/**
 * The content schema, read once.
 * @param folders with its `.graphql` files
 */
export function contentSchema(folders: readonly string[]): ContentSchema {
  const key = folders.join();
  const schema = cache.get(key) ?? schemaOf(documentOf(filesOf(folders)));
  cache.set(key, schema);
  return schema;
}

const filesOf = (folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: "utf8" })
        .map((name) => path.join(folder, name)),
    )
    .filter((file) => file.endsWith(".graphql"))
    .sort();

/** @throws {Error} that names file and line of a mistake */
const documentOf = (files: string[]): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: files.flatMap((file) => parseFile(file).definitions),
});

function parseFile(file: string): DocumentNode {
  try {
    return parse(new Source(fs.readFileSync(file, "utf8"), file));
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const message = error.message.replace(/^Syntax Error: /, "");
    throw new Error(`${file}:${error.locations?.[0]?.line}: ${message}`, { cause: error });
  }
}

/** Makes tables from a parsed schema. */
export function schemaOf(document: DocumentNode): ContentSchema {
  const types: ContentSchema["types"] = new Map();
  const enums: ContentSchema["enums"] = new Map();
  const docs: ContentSchema["docs"] = new Map();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OBJECT_TYPE_DEFINITION) {
      const fields = definition.fields ?? [];
      types.set(
        definition.name.value,
        new Map(fields.map((node) => [node.name.value, fieldOf(node)])),
      );
      if (definition.description) docs.set(definition.name.value, definition.description.value);
    }
    if (definition.kind === Kind.ENUM_TYPE_DEFINITION) {
      const values = (definition.values ?? []).map((value) => value.name.value);
      enums.set(definition.name.value, values);
    }
  }
  const kinds = [...(types.get("Content")?.values() ?? [])].map((field) => kindOf(field, types));
  const Directive = (node: DirectiveNode) =>
    ofGatsby.includes(node.name.value) ? undefined : null;
  return { types, enums, docs, kinds, gatsbySdl: print(visit(document, { Directive })) };
}

function fieldOf({ name, type, description, directives }: FieldDefinitionNode): Field {
  return {
    name: name.value,
    type: namedType(type),
    isList: (type.kind === Kind.NON_NULL_TYPE ? type.type : type).kind === Kind.LIST_TYPE,
    isRequired: type.kind === Kind.NON_NULL_TYPE,
    description: description?.value,
    directives: Object.fromEntries(
      (directives ?? []).map((node) => [
        node.name.value,
        Object.fromEntries(
          (node.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]),
        ) as Arguments,
      ]),
    ),
  };
}

const namedType = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);

/** The kind of a field of `Content`. `issueTypes: IssueTypes!` is in `issue-types.json`, unless `@file` names another path. */
function kindOf(
  { name, type, isList, directives }: Field,
  types: ContentSchema["types"],
): ContentKind {
  const { file, page } = directives;
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const path = file?.path ?? `${kebab}.json`;
  return {
    ...{ name, type, path, isList, isMarkdown: path.endsWith(".md") },
    canWait: types.get(type)?.has("draft") === true,
    newName: file?.new,
    page: page?.path,
    noindex: page?.noindex,
  };
}

/** Placeholders that a text must contain, like {count}. */
export function placeholdersOf({ directives: { fills } }: Field): string[] {
  const { names = [], optional } = fills ?? {};
  return optional ? [] : names.map((name) => `{${name}}`);
}

/** The pattern that a text must match: its own, or one for its placeholders in any order. */
export function patternOf(field: Field): string | undefined {
  const inAnyOrder = placeholdersOf(field).map((name) => `(?=.*\\${name})`);
  return field.directives.text?.pattern ?? (inAnyOrder.join("") || undefined);
}

/** The fields of a type that authors write. */
export const writtenFields = ({ types }: ContentSchema, type: string): Field[] =>
  [...(types.get(type)?.values() ?? [])].filter(({ directives }) => !directives.computed);
