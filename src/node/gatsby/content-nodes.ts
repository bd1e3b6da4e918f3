import type { CreateNodeArgs } from "gatsby";
import { readEntry } from "../content/entry";
import { articlePath, articleSlug, releasePath } from "../../lib/slug";

interface FileNode {
  sourceInstanceName: string;
  extension: string;
  relativePath: string;
}

/**
 * Makes a node of its own type from each content file: `hero.json` → `Hero`,
 * `releases/v0.11.0/index.md` → `Release`, child of the Markdown node.
 */
export async function createContentNodes(args: CreateNodeArgs): Promise<void> {
  const { node, getNode } = args;
  const file = node.internal.type === "MarkdownRemark" ? getNode(node.parent ?? "") : node;
  if (file?.internal.type !== "File") return;
  const { sourceInstanceName, extension, relativePath } = file as unknown as FileNode;
  const wanted = node.internal.type === "MarkdownRemark" ? "md" : "json";
  if (sourceInstanceName !== "content" || extension !== wanted) return;

  const entry = readEntry(relativePath);
  // A file broken while `gatsby develop` runs: say it, keep the last good node.
  if ("message" in entry) {
    args.reporter.error(`${entry.file}: ${entry.message}`);
    return;
  }

  const { type, data } = entry;
  const child = {
    ...data,
    ...computedFields(type, data),
    id: args.createNodeId(`${type} ${relativePath}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: args.createContentDigest([data, entry.body]) },
  };
  await args.actions.createNode(child);
  args.actions.createParentChildLink({
    parent: node,
    child: { ...child, internal: node.internal },
  });
}

function computedFields(type: string, data: Record<string, unknown>): Record<string, unknown> {
  if (type === "BlogArticle") return { path: articlePath(articleSlug(data)) };
  if (type === "Release") return { path: releasePath(String(data.version)) };
  if (type === "Product") {
    const { SITE_URL, GATSBY_APP_URL } = process.env;
    return { siteUrl: SITE_URL || data.siteUrl, appUrl: GATSBY_APP_URL || data.appUrl };
  }
  return {};
}
