import type { IncomingMessage, ServerResponse } from "node:http";
import type { CreateDevServerArgs, Reporter } from "gatsby";
import { contentProblemsPath } from "../../lib/addresses";
import { formatProblems } from "../content/problem";
import type { ContentReading } from "../read-content";

/** The current problems, as `npm run content` prints them. */
let list = "";
const pages = new Set<(list: string) => void>();

/** Shows the problems of a reading in the terminal and on every open page. */
export function showProblems({ problems, site }: ContentReading, reporter: Reporter): void {
  const before = list;
  list = site ? "" : formatProblems(problems);
  if (list) reporter.log(`\n${list}`);
  else if (before) reporter.success("The content is right again");
  if (site && problems.length > 0) reporter.warn(formatProblems(problems));
  for (const show of pages) show(list);
}

/** The part of Gatsby's Express server that is used here. */
interface DevServer {
  get: (path: string, handle: (request: IncomingMessage, response: ServerResponse) => void) => void;
}

/**
 * Sends the list of problems to the pages of `gatsby develop`, as JSON in server-sent events.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function serveProblems({ app }: Pick<CreateDevServerArgs, "app">): void {
  (app as DevServer).get(contentProblemsPath, (request, response) => {
    // "no-transform": compression would delay events.
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
