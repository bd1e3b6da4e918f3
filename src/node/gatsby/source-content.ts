import type { SourceNodesArgs } from "gatsby";
import { contentNodes } from "./content-nodes";
import { setSite, siteNow } from "./site-now";
import { showProblems } from "./show-problems";
import { watchContent } from "./watch-content";

/**
 * Creates the nodes that pages query. In `gatsby develop` an edit creates and deletes nodes, and Gatsby follows with
 * pages; while the content has errors, the last good nodes stay.
 */
export async function sourceContent(args: SourceNodesArgs): Promise<void> {
  const digests = new Map<string, string>();
  await updateNodes(args, digests);
  if (process.env.NODE_ENV !== "development") return;
  watchContent((reading) => {
    showProblems(reading, args.reporter);
    if (!reading.site) return;
    setSite(reading.site);
    void updateNodes(args, digests);
  });
}

/**
 * Creates new and changed nodes of the current site, and deletes the others. All at once: `gatsby develop` collects
 * changes for half a second.
 * @param digests of the existing nodes, by key; updated here
 */
async function updateNodes(
  { actions, createNodeId, createContentDigest, getNode }: SourceNodesArgs,
  digests: Map<string, string>,
): Promise<void> {
  const nodes = contentNodes(siteNow(), createNodeId);
  const created = nodes.flatMap(({ type, key, data, markdown, file = key }) => {
    // The HTML has words of prose.json in it (`long-text/finish-html.ts`).
    const words = markdown === undefined ? undefined : siteNow().prose;
    const contentDigest = createContentDigest([data, markdown, words]);
    if (digests.get(key) === contentDigest) return [];
    digests.set(key, contentDigest);
    const node = {
      ...data,
      id: createNodeId(key),
      internal: {
        type,
        contentDigest,
        ...(markdown !== undefined && {
          mediaType: "text/markdown",
          content: `\n${markdown}`,
          contentFilePath: file.replace(/^content\//, ""),
        }),
      },
    };
    return Promise.resolve(actions.createNode(node));
  });
  const present = new Set(nodes.map(({ key }) => key));
  for (const key of [...digests.keys()].filter((one) => !present.has(one))) {
    digests.delete(key);
    const gone = getNode(createNodeId(key));
    if (gone) actions.deleteNode(gone);
  }
  await Promise.all(created);
}
