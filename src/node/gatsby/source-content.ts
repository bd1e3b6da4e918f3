import fs from "node:fs";
import type { SourceNodesArgs } from "gatsby";
import { formatProblems } from "../content/problem";
import { readContent } from "../read-content";
import { contentNodes } from "./content-nodes";
import { setSite, siteNow } from "./site-now";

/** Fields that name other nodes. */
const links = ["newer", "older", "notes"];

/**
 * Makes the typed nodes that pages are queried from. Text files are read by `read-content` alone;
 * gatsby-source-filesystem brings the pictures, gatsby-transformer-remark turns Markdown into HTML.
 */
export async function sourceContent(args: SourceNodesArgs): Promise<void> {
  await createNodes(args);
  if (process.env.gatsby_executing_command === "develop") watch(args);
}

async function createNodes(args: SourceNodesArgs): Promise<void> {
  const { actions, createNodeId, createContentDigest } = args;
  const idOf = (key: unknown): unknown => {
    if (Array.isArray(key)) return key.map(idOf);
    return typeof key === "string" ? createNodeId(key) : undefined;
  };
  for (const { type, key, data, markdown } of contentNodes(siteNow())) {
    const linked = links.filter((name) => name in data).map((name) => [name, idOf(data[name])]);
    await actions.createNode({
      ...data,
      ...(Object.fromEntries(linked) as object),
      id: createNodeId(key),
      internal: {
        type,
        contentDigest: createContentDigest([data, markdown]),
        ...(markdown !== undefined && { mediaType: "text/markdown", content: `\n${markdown}` }),
      },
    });
  }
}

/** While developing a changed file makes new nodes; one that is wrong is told, the last good ones stay. */
function watch(args: SourceNodesArgs): void {
  let timer: NodeJS.Timeout | undefined;
  fs.watch("content", { recursive: true }, (_event, name) => {
    if (!/\.(json|md)$/.test(name ?? "")) return;
    clearTimeout(timer);
    // Editors write a file in several steps.
    timer = setTimeout(() => {
      const { site, problems } = readContent();
      if (!site) {
        args.reporter.error(formatProblems(problems));
        return;
      }
      setSite(site);
      void createNodes(args);
    }, 100);
  });
}
