import type { FieldDefinitionNode } from "graphql";
import { contentSchema, directive, isList, isRequired, namedType, writtenFields } from "./schema";
import type { ContentKind } from "./schema";

/** A snippet as VS Code reads it. */
export interface Snippet {
  /** Where it is offered: front matter is YAML inside Markdown. */
  scope: "yaml";
  /** Files it is offered in. */
  include: string[];
  /** What an author types. */
  prefix: string;
  /** Lines that are written; `$1`, `$2` are where the cursor goes. */
  body: string[];
  description?: string;
}

/**
 * Every field of the front matter of a kind, also of the objects inside. VS Code asks no JSON Schema
 * inside Markdown, but it offers snippets there.
 * @returns snippets by their names
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
      // VS Code writes the name beside the field, so it begins with the doc-string.
      const name = description ? `${description} (${place})` : place;
      return [[name, snippet], ...snippetsOf(objectIn(field), place)];
    });
  }

  /** Name of the type whose fields stand inside; empty where a value or a reference stands. */
  function objectIn(field: FieldDefinitionNode): string {
    const type = namedType(field.type);
    return schema.types.has(type) && !directive(field, "link") ? type : "";
  }

  /** A field with what it needs inside. `$` stands for what an author fills in. */
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
