/**
 * gatsby 5.16.1: a resolver that replaces another plugin's gets that one as `info.originalResolver`, and those of other types
 * from `info.schema`. The first is documented, but Gatsby's types have neither.
 *
 * Upstream: https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/schema/schema.js#L897-L940
 * Delete when Gatsby's types have them, or gatsby-transformer-remark has a hook for its HTML.
 */
import type { Node } from "gatsby";

/** The part of Gatsby's resolver context that we use. */
export interface Context {
  nodeModel: {
    findOne: (query: object) => Promise<Node | null>;
    getNodeById: (query: { id: string | null }) => Node | null;
  };
}

interface Info {
  originalResolver: Resolve;
  schema: { getType: (name: "File") => { getFields: () => { publicURL: { resolve: Resolve } } } };
}

export type Resolve = (source: unknown, args: object, context: Context, info: Info) => unknown;

/** What the replaced resolver gives: the HTML of gatsby-transformer-remark. */
export const originalValue = (...args: Parameters<Resolve>): unknown =>
  args[3].originalResolver(...args);

/** Copies a file into `public/`, by gatsby-source-filesystem. @returns its address, which that plugin doesn't encode */
export function publicUrl(file: Node, context: Context, info: Info): string {
  const { resolve } = info.schema.getType("File").getFields().publicURL;
  const url = resolve(file, {}, context, info) as string;
  return url.split("/").map(encodeURIComponent).join("/");
}
