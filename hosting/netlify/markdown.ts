/**
 * Netlify's edge function: answers `Accept: text/markdown` with a page's twin, as the other servers do.
 * Not in `src/`: any file there that exports `config` makes Gatsby build for a server of its own.
 */
import { markdownPath } from "../../src/lib/addresses";
import { wantsMarkdown } from "../../src/lib/wants-markdown";

/** Pages: https://docs.netlify.com/build/edge-functions/declarations */
export const config = {
  pattern: "^/[^.]*$",
  excludedPattern: "^/api/",
  method: ["GET", "HEAD"],
  // A page is better than an error.
  onError: "bypass",
};

/** @param context of Netlify; `next` gives what it would answer without this function */
export default async function pageOrTwin(
  request: Request,
  context: { next: () => Promise<Response> },
): Promise<Response> {
  const response = (await twinFor(request)) ?? (await context.next());
  const answer = new Response(response.body, response);
  answer.headers.append("Vary", "Accept");
  return answer;
}

async function twinFor({ url, method, headers }: Request): Promise<Response | undefined> {
  if (!wantsMarkdown(headers.get("accept") ?? "")) return undefined;
  const twin = new URL(markdownPath(new URL(url).pathname), url);
  // Netlify packs the answer itself.
  const response = await fetch(twin, { method, headers: { "accept-encoding": "identity" } });
  return response.ok ? response : undefined;
}
