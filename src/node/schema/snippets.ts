import type { FieldDefinitionNode } from "graphql";
import { contentSchema, directive, isList, isRequired, namedType, writtenFields } from "./schema";
import type { ContentKind } from "./schema";

/** A snippet of VS Code. */
export interface Snippet {
  /** Front matter is YAML inside Markdown. */
  scope: "yaml";
  /** Files it is offered in. */
  include: string[];
  /** What an author types. */
  prefix: string;
  /** Lines to insert; `$1`, `$2` are stops of the cursor. */
  body: string[];
  description?: string;
}

/**
 * A snippet for every field of a kind's front matter, inner objects included: VS Code uses no JSON Schema inside
 * Markdown.
 */
export function frontMatterSnippets(
  kind: ContentKind,
  schema = contentSchema(),
): Record<string, Snippet> {
  return Object.fromEntries(snippetsOf(kind.type, kind.name));

  function snippetsOf(type: string, at: string): [string, Snippet][] {
    return [...writtenFields(schema, type)].flatMap(([prefix, field]) => {
      const place = `${at}.${prefix}`;
      const description = field.description?.value ?? schema.docs.get(namedType(field.type));
      const snippet: Snippet = {
        scope: "yaml",
        include: [`**/content/${kind.path}`],
        prefix,
        body: numbered(linesOf(prefix, field)),
        ...(description && { description }),
      };
      // VS Code shows the name beside the field, so it begins with the doc-string.
      const name = description ? `${description} (${place})` : place;
      return [[name, snippet], ...snippetsOf(objectIn(field), place)];
    });
  }

  /** Type of the object in a field; "" for a value or a reference. */
  function objectIn(field: FieldDefinitionNode): string {
    const type = namedType(field.type);
    return schema.types.has(type) && !directive(field, "link") ? type : "";
  }

  /** A field with its required inner fields. `$` is for the author to fill in. */
  function linesOf(name: string, field: FieldDefinitionNode): string[] {
    const required = [...writtenFields(schema, objectIn(field))].filter(([, inner]) =>
      isRequired(inner),
    );
    const inside = required.flatMap(([inner, its]) => linesOf(inner, its));
    if (isList(field.type))
      return [`${name}:`, ...(inside.length > 0 ? inside : ["$"]).map(asItem)];
    if (inside.length > 0) return [`${name}:`, ...inside.map((line) => `  ${line}`)];
    const type = namedType(field.type);
    const values = type === "Boolean" ? ["true", "false"] : schema.enums.get(type);
    return [`${name}: $${values ? `{|${values.join(",")}|}` : ""}`];
  }
}

const asItem = (line: string, index: number): string => `  ${index === 0 ? "-" : " "} ${line}`;

/** `$`, `$`, `${|a,b|}` → `$1`, `$2`, `${3|a,b|}`. */
function numbered(lines: string[]): string[] {
  let stop = 0;
  return lines.map((line) => line.replace(/\$\{?/, (start) => `${start}${(stop += 1)}`));
}
