import type { IncomingMessage, ServerResponse } from "node:http";
import type { CreateDevServerArgs, Reporter } from "gatsby";
import { contentProblemsPath } from "../../lib/addresses";
import { formatProblems } from "../content/problem";
import type { ContentReading } from "../read-content";

/** What is wrong with the content right now, as `npm run content` says it; empty when nothing is. */
let list = "";
const pages = new Set<(list: string) => void>();

/** Tells the author what a reading found, in the terminal and on every page that is open. */
export function tellProblems({ problems, site }: ContentReading, reporter: Reporter): void {
  const before = list;
  list = site ? "" : formatProblems(problems);
  if (list) reporter.log(`\n${list}`);
  else if (before) reporter.success("The content is right again");
  if (site && problems.length > 0) reporter.warn(formatProblems(problems));
  for (const show of pages) show(list);
}

/** The part of Gatsby's Express server that is used here. */
interface DevServer {
  get: (path: string, answer: (request: IncomingMessage, response: ServerResponse) => void) => void;
}

/**
 * Lets the pages of `gatsby develop` know of problems, with server-sent events: each one the whole
 * list, as JSON. https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function serveProblems({ app }: Pick<CreateDevServerArgs, "app">): void {
  (app as DevServer).get(contentProblemsPath, (request, response) => {
    // Compression would hold them back.
    const headers = {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store, no-transform",
    };
    response.writeHead(200, headers);
    const show = (now: string) => void response.write(`data: ${JSON.stringify(now)}\n\n`);
    show(list);
    pages.add(show);
    request.on("close", () => pages.delete(show));
  });
}
