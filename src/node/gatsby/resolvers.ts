import type { CreateResolversArgs, Node } from "gatsby";
import type { Root } from "hast";
import { articleBody } from "./article-body";
import { releaseNotes } from "./release-notes";
import { isList, namedType, parseSdl, readSdl } from "../schema/sdl";
import { countWords } from "../../lib/reading-time";

/** The part of Gatsby's resolver context that is used here. */
interface Context {
  nodeModel: {
    findOne: (query: object) => Promise<Node | null>;
    findAll: (query: object) => Promise<{ entries: Iterable<Node> }>;
    getNodeById: (query: { id: string }) => Node | null;
  };
}
interface Info {
  schema: { getType: (name: string) => { getFields: () => Record<string, { resolve: Resolve }> } };
}
type Resolve = (source: unknown, args: object, context: Context, info: object) => unknown;

/** Newest first; two of one day stay in the order of their addresses. */
const newestFirst = { sort: { fields: ["date", "path"], order: ["DESC", "DESC"] } };
const listQueries: Record<string, object> = {
  BlogArticle: newestFirst,
  Release: newestFirst,
  Person: { sort: { fields: ["order"], order: ["ASC"] } },
};

/** Address of the page that shows a node; set when the node is made. */
const path = { type: "String!", resolve: (source: { path: string }) => source.path };

/** The finished HTML of a long text, and its headings. */
const longText = {
  html: { type: "String!", resolve: async (...args: ResolveArgs) => (await body(args)).html },
  tableOfContents: {
    type: "[Heading!]!",
    resolve: async (...args: ResolveArgs) => (await body(args)).headings,
  },
};

/** Adds `content` (all single-file content in one place) and what is computed from text. */
export function createContentResolvers(args: CreateResolversArgs): void {
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  createResolvers({
    Query: { content: { type: "Content!", resolve: () => ({}) } },
    Content: contentFields(),
    BlogArticle: {
      path,
      ...longText,
      wordCount: {
        type: "Int!",
        resolve: async (...args: ResolveArgs) => countWords((await body(args)).text),
      },
      ...neighbours("BlogArticle"),
    },
    Release: {
      path,
      notes: {
        type: "[ReleaseNote!]!",
        resolve: async (...args: ResolveArgs) => releaseNotes(await markdown(args)),
      },
      ...neighbours("Release"),
    },
    Terms: longText,
  });
}

type ResolveArgs = [source: Node, args: object, context: Context, info: Info];

/** `Content.hero` is the one `Hero` node, `Content.releases` all releases, and so on. */
function contentFields(): Record<string, { resolve: Resolve }> {
  const fields = [...(parseSdl(readSdl()).types.get("Content") ?? [])];
  return Object.fromEntries(
    fields.map(([name, field]) => {
      const type = namedType(field.type);
      const one: Resolve = (_source, _args, { nodeModel }) =>
        nodeModel.findOne({ type, query: {} });
      const all: Resolve = async (_source, _args, { nodeModel }) => [
        ...(await nodeModel.findAll({ type, query: listQueries[type] ?? {} })).entries,
      ];
      return [name, { resolve: isList(field.type) ? all : one }];
    }),
  );
}

/** Fields `newer` and `older`: the next page in either direction of time. */
function neighbours(type: "BlogArticle" | "Release") {
  const at = (offset: number) => ({
    type,
    resolve: async (source: Node, _args: object, { nodeModel }: Context) => {
      const all = [...(await nodeModel.findAll({ type, query: newestFirst })).entries];
      return all[all.findIndex((node) => node.id === source.id) + offset];
    },
  });
  return { newer: at(-1), older: at(1) };
}

/** The HTML tree of the Markdown node that a content node was made from. */
async function markdown(args: ResolveArgs): Promise<Root> {
  const [source, , context, info] = args;
  const parent = context.nodeModel.getNodeById({ id: source.parent ?? "" });
  const { resolve } = info.schema.getType("MarkdownRemark").getFields().htmlAst ?? {};
  return (await resolve?.(parent, {}, context, { ...info, fieldName: "htmlAst" })) as Root;
}

async function body(args: ResolveArgs) {
  return articleBody(await markdown(args));
}
