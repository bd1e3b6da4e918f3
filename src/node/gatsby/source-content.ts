import type { SourceNodesArgs } from "gatsby";
import { contentNodes } from "./content-nodes";
import { setSite, siteNow } from "./site-now";
import { tellProblems } from "./tell-problems";
import { watchContent } from "./watch-content";

/**
 * Makes the typed nodes that pages are queried from. Text files are read by `read-content` alone;
 * gatsby-source-filesystem brings the pictures, gatsby-transformer-remark turns Markdown into HTML.
 * While developing, a change makes and removes nodes, upon which Gatsby makes and removes pages; while
 * something is wrong the last good ones stay.
 */
export async function sourceContent(args: SourceNodesArgs): Promise<void> {
  const digests = new Map<string, string>();
  await updateNodes(args, digests);
  if (process.env.NODE_ENV !== "development") return;
  watchContent((reading) => {
    tellProblems(reading, args.reporter);
    if (!reading.site) return;
    setSite(reading.site);
    void updateNodes(args, digests);
  });
}

/**
 * Makes the nodes of the present site that are new or have changed, and removes those that have gone.
 * All are asked for at once: while developing Gatsby collects such wishes for half a second.
 * @param digests of the nodes that there are, by key; brought up to date
 */
async function updateNodes(
  { actions, createNodeId, createContentDigest, getNode }: SourceNodesArgs,
  digests: Map<string, string>,
): Promise<void> {
  const idOf = (key: string | string[] | undefined) =>
    Array.isArray(key) ? key.map((one) => createNodeId(one)) : key && createNodeId(key);
  const nodes = contentNodes(siteNow());
  const made = nodes.flatMap(({ type, key, data, links = {}, markdown, file = key }) => {
    // Its HTML holds words of prose.json (`long-text/finish-html.ts`).
    const words = markdown === undefined ? undefined : siteNow().prose;
    const contentDigest = createContentDigest([data, links, markdown, words]);
    if (digests.get(key) === contentDigest) return [];
    digests.set(key, contentDigest);
    const node = {
      ...data,
      ...Object.fromEntries(Object.entries(links).map(([name, other]) => [name, idOf(other)])),
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
  await Promise.all(made);
}
