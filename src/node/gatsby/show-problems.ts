import type { IncomingMessage, ServerResponse } from "node:http";
import type { CreateDevServerArgs, Reporter } from "gatsby";
import { contentProblemsPath } from "../../lib/addresses";
import { formatProblems } from "../content/problem";
import type { SitePage } from "../content/pages";
import type { ContentReading } from "../read-content";

/** The current problems, as `npm run content` prints them. */
let list = "";
/** The file of every address since the start. */
const files = new Map<string, string>();
/** New addresses by former ones. */
let moves: Record<string, string> = {};
/** Sends an event to an open page. */
const pages = new Set<(event: string, data: unknown) => void>();

/** Shows the problems of a reading in the terminal and on every open page. */
export function showProblems({ problems, site }: ContentReading, reporter: Reporter): void {
  const before = list;
  list = site ? "" : formatProblems(problems);
  if (list) reporter.log(`\n${list}`);
  else if (before) reporter.success("The content has no more errors");
  if (site && problems.length > 0) reporter.warn(formatProblems(problems));
  for (const send of pages) send("message", list);
}

/** Sends open pages of articles and releases to their new addresses, which exist by now. */
export function followPages(all: SitePage[]): void {
  const entries = all.filter(({ kind }) => kind === "article" || kind === "release");
  const paths = new Map(entries.map(({ path, source }) => [source.entry.file, path]));
  for (const [file, path] of paths) files.set(path, file);
  const moved = [...files].map(([path, file]) => [path, paths.get(file) ?? path] as const);
  moves = Object.fromEntries(moved.filter(([from, to]) => from !== to));
  for (const send of pages) send("moved", moves);
}

/** The part of Gatsby's Express server that is used here. */
interface DevServer {
  get: (path: string, handle: (request: IncomingMessage, response: ServerResponse) => void) => void;
}

/**
 * Sends the list of problems, and changed addresses, to the pages of `gatsby develop`, as JSON in server-sent events.
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
    const send = (event: string, data: unknown) =>
      void response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    send("message", list);
    send("moved", moves);
    pages.add(send);
    request.on("close", () => pages.delete(send));
  });
}
