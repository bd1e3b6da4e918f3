import type { ParentSpanPluginArgs, Reporter, SourceNodesArgs } from "gatsby";
import type { ContentOptions } from "../options";
import { checkContent, currentSite, setCurrentSite } from "../read-content";

import { formatProblems } from "../reader/problem";
import { contentSchema } from "../schema";
import { nodeOf } from "./content-node";
import { showProblems } from "./show-problems";
import { watchContent } from "./watch-content";
import type { Entry } from "../types";

/** Stops a build if the content has errors; `gatsby develop` waits until they are fixed. Lists all problems. */
export async function stopOnProblems<Site>(
  { reporter }: ParentSpanPluginArgs,
  options: ContentOptions<Site>,
): Promise<void> {
  const reading = await checkContent(options);
  if (reading.site) {
    setCurrentSite(reading.site);
    if (reading.problems.length > 0) reporter.warn(formatProblems(reading));
  } else if (process.env.NODE_ENV === "development")
    setCurrentSite(await waitForSite(options, reporter));
  else reporter.panic(formatProblems(reading));
}

/** Prints the problems and waits until the content has no errors. */
function waitForSite<Site>(options: ContentOptions<Site>, reporter: Reporter): Promise<unknown> {
  return new Promise((resolve) => {
    const stop = watchContent(options, (reading) => {
      showProblems(reading, reporter);
      if (reading.site) void stop().then(() => resolve(reading.site));
      else reporter.info("Fix this and save: the build continues automatically.");
    });
  });
}

/**
 * Creates the nodes that pages query. In `gatsby develop` edits create and delete nodes, and Gatsby updates the pages; while the
 * content has errors, the last good nodes stay.
 */
export async function sourceContent<Site>(
  args: SourceNodesArgs,
  options: ContentOptions<Site>,
): Promise<void> {
  const digests = new Map<string, string>();
  await updateNodes(args, options, digests);
  if (process.env.NODE_ENV !== "development") return;
  watchContent(options, (reading) => {
    showProblems(reading, args.reporter);
    if (!reading.site) return;
    setCurrentSite(reading.site);
    void updateNodes(args, options, digests);
  });
}

/**
 * Creates new and changed nodes of the current site, and deletes those that are gone. All at once, because `gatsby develop`
 * collects changes for half a second.
 * @param digests by key of existing nodes; updated here
 */
async function updateNodes<Site>(
  { actions, createNodeId, createContentDigest, getNode }: SourceNodesArgs,
  options: ContentOptions<Site>,
  digests: Map<string, string>,
): Promise<void> {
  const site = currentSite(options);
  const nodes = options.nodes?.(site, createNodeId) ?? nodesOf(site as Entry[], options);
  const created = nodes.flatMap(({ type, key, data, markdown, file }) => {
    const contentDigest = createContentDigest([type, data, markdown]);
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
          contentFilePath: file,
        }),
      },
    };
    return Promise.resolve(actions.createNode(node));
  });
  const present = new Set(nodes.map(({ key }) => key));
  for (const key of [...digests.keys()].filter((key) => !present.has(key))) {
    digests.delete(key);
    const gone = getNode(createNodeId(key));
    if (gone) actions.deleteNode(gone);
  }
  await Promise.all(created);
}

/** One node for each file. */
const nodesOf = (entries: Entry[], { schema }: Pick<ContentOptions, "schema">) =>
  entries.map((entry) => nodeOf(entry, entry.data, contentSchema(schema)));
