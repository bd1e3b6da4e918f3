import type { IncomingMessage, ServerResponse } from "node:http";
import type { CreateDevServerArgs, Reporter } from "gatsby";
import { formatProblems, problemsPath } from "../reader/problem";
import type { ContentReading } from "../read-content";

/** The current problems, formatted. */
let list = "";
/** Functions that send a list to an open page. */
const pages = new Set<(list: string) => void>();

/** Shows the problems of a reading in the terminal and on every open page. */
export function showProblems(reading: ContentReading<unknown>, reporter: Reporter): void {
  const { problems, site } = reading;
  const before = list;
  list = site ? "" : formatProblems(reading);
  if (list) reporter.log(`\n${list}`);
  else if (before) reporter.success("The content has no more errors");
  if (site && problems.length > 0) reporter.warn(formatProblems(reading));
  for (const send of pages) send(list);
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
  (app as DevServer).get(problemsPath, (request, response) => {
    // Without "no-transform", compression would delay events.
    const headers = {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store, no-transform",
    };
    response.writeHead(200, headers);
    const send = (newList: string) => void response.write(`data: ${JSON.stringify(newList)}\n\n`);
    send(list);
    pages.add(send);
    request.on("close", () => pages.delete(send));
  });
}
