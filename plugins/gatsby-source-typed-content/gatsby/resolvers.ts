import type { CreateResolversArgs, CreateSchemaCustomizationArgs, Node } from "gatsby";
import type { ContentOptions } from "../options";
import { contentSchema } from "../schema";
import type { ContentKind, ContentSchema } from "../schema";

/** The part of Gatsby's resolver context that is used here. */
interface Context {
  nodeModel: {
    getNodeById: (query: { id: string; type: string }) => Node | null;
    findAll: (query: object) => Promise<{ entries: Iterable<Node> }>;
  };
}
type Resolve = (source: unknown, args: object, context: Context) => unknown;

/** Declares the content types. */
export function createContentSchema(
  { actions }: CreateSchemaCustomizationArgs,
  { schema }: Pick<ContentOptions, "schema">,
): void {
  actions.createTypes(contentSchema(schema).gatsbySdl);
}

/** Adds `content` to queries. */
export function createContentResolvers(
  { createResolvers, createNodeId }: CreateResolversArgs,
  { folder, schema: folders }: Pick<ContentOptions, "folder" | "schema">,
): void {
  const schema = contentSchema(folders);
  const idOf = ({ path }: ContentKind) => createNodeId(`${folder}/${path}`);
  const add = createResolvers as (resolvers: object) => void;
  add({
    Query: { content: { type: "Content!", resolve: () => ({}) } },
    Content: Object.fromEntries(
      schema.kinds.map((kind) => [kind.name, filesOf(kind, schema, idOf(kind))]),
    ),
  });
}

/** Resolves `Content.prices` to the `Prices` node, and `Content.notes` to all notes, in order. */
function filesOf(
  { type, isList }: ContentKind,
  { types }: ContentSchema,
  id: string,
): { resolve: Resolve } {
  if (!isList)
    return { resolve: (_source, _args, { nodeModel }) => nodeModel.getNodeById({ id, type }) };
  const sort = types.get(type)?.has("position") && { fields: ["position"], order: ["ASC"] };
  return {
    resolve: async (_source, _args, { nodeModel }) => [
      ...(await nodeModel.findAll({ type, query: { ...(sort && { sort }) } })).entries,
    ],
  };
}
