import fs from "node:fs";
import path from "node:path";
import { Kind, parse, print, visit } from "graphql";
import type { DirectiveNode, FieldDefinitionNode, TypeNode } from "graphql";

const schemaFolder = path.join("src", "content", "schema");

/** The whole content schema: every `.graphql` file of `src/content/schema`, in one string. */
export function readSdl(): string {
  return fs
    .readdirSync(schemaFolder)
    .filter((name) => name.endsWith(".graphql"))
    .sort()
    .map((name) => fs.readFileSync(path.join(schemaFolder, name), "utf8"))
    .join("\n");
}

/** What the schema declares, as the content check needs it. */
export interface ContentSchema {
  /** Type name → its fields by name. */
  types: Map<string, Map<string, FieldDefinitionNode>>;
  /** Enum name → its values. */
  enums: Map<string, string[]>;
}

/** Parses SDL into the tables the check walks along. */
export function parseSdl(sdl: string): ContentSchema {
  const schema: ContentSchema = { types: new Map(), enums: new Map() };
  for (const definition of parse(sdl).definitions) {
    if (definition.kind === Kind.OBJECT_TYPE_DEFINITION) {
      const fields = definition.fields ?? [];
      schema.types.set(definition.name.value, new Map(fields.map((f) => [f.name.value, f])));
    }
    if (definition.kind === Kind.ENUM_TYPE_DEFINITION) {
      const values = (definition.values ?? []).map((value) => value.name.value);
      schema.enums.set(definition.name.value, values);
    }
  }
  return schema;
}

/** Directives that only the content check acts on; what each means stands in `base.graphql`. */
const checkOnly = new Set(["text", "count", "unique", "names"]);

/** The schema as Gatsby takes it: without the directives that it does not know. */
export function gatsbySdl(sdl: string): string {
  const drop = {
    enter: (node: DirectiveNode) => (checkOnly.has(node.name.value) ? null : undefined),
  };
  return print(visit(parse(sdl), { Directive: drop }));
}

/** The arguments of a directive on a field (`@text(max: 60)` → `{ max: "60" }`), or undefined. */
export function directive(
  field: FieldDefinitionNode,
  name: string,
): Record<string, string> | undefined {
  const found = field.directives?.find((d: DirectiveNode) => d.name.value === name);
  if (!found) return undefined;
  const args = (found.arguments ?? []).map((arg) => [
    arg.name.value,
    "value" in arg.value ? String(arg.value.value) : "",
  ]);
  return Object.fromEntries(args) as Record<string, string>;
}

/** The innermost name of a type: `[Release!]!` → `Release`. */
export function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}

/** True for `[Release!]!`. */
export function isList(type: TypeNode): boolean {
  if (type.kind === Kind.NON_NULL_TYPE) return isList(type.type);
  return type.kind === Kind.LIST_TYPE;
}
