import type { CreateWebpackConfigArgs } from "gatsby";
import type { PastIssues } from "../../lib/past-issues/past-issues";
import { learnedFrom } from "../past-issues/learned";

const known = new Map<string, unknown>();

/** Learns once for all stages of a build. */
function learnOnce(text: string): unknown {
  if (!known.has(text)) known.set(text, learnedFrom(JSON.parse(text) as PastIssues));
  return known.get(text);
}

/** Lets `content/past-issues.json?learned` be what is learned from that file, and `?file` its address. */
export function bundlePastIssues({ actions }: Pick<CreateWebpackConfigArgs, "actions">): void {
  const rules = [
    { resourceQuery: /^\?learned$/, type: "json", parser: { parse: learnOnce } },
    {
      resourceQuery: /^\?file$/,
      type: "asset/resource",
      // Hosts cache what is below /static for good (`src/node/hosting/headers.ts`).
      generator: { filename: "static/[name]-[contenthash][ext]" },
    },
  ];
  actions.setWebpackConfig({ module: { rules } });
}
