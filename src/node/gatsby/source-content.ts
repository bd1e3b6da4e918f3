import fs from "node:fs";
import type { SourceNodesArgs } from "gatsby";
import { formatProblems } from "../content/problem";
import { readContent } from "../read-content";
import { contentNodes } from "./content-nodes";
import { setSite, siteNow } from "./site-now";

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
  const idOf = (key: string | string[] | undefined) =>
    Array.isArray(key) ? key.map((one) => createNodeId(one)) : key && createNodeId(key);
  for (const { type, key, data, links = {}, markdown, file = key } of contentNodes(siteNow())) {
    await actions.createNode({
      ...data,
      ...Object.fromEntries(Object.entries(links).map(([name, other]) => [name, idOf(other)])),
      id: createNodeId(key),
      internal: {
        type,
        contentDigest: createContentDigest([data, links, markdown]),
        ...(markdown !== undefined && {
          mediaType: "text/markdown",
          content: `\n${markdown}`,
          contentFilePath: file.replace(/^content\//, ""),
        }),
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
