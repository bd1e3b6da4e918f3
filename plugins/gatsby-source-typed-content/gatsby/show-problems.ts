import type { IncomingMessage, ServerResponse } from "node:http";
import type { CreateDevServerArgs, CreatePageArgs, Reporter } from "gatsby";
import { problemsPath } from "../browser/problems-path";
import type { ContentOptions } from "../options";
import type { ContentReading } from "../read-content";
import type { Entry } from "../reader/entry";
import { formatProblems } from "../reader/problem";
import { currentSite } from "./current-site";

/** The current problems, as `formatProblems` writes them. */
let list = "";
/** The file of every address since the start. */
const files = new Map<string, string>();
/** The address of every file. */
const paths = new Map<string, string>();
/** New addresses by former ones. */
let moves: Record<string, string> = {};
/** Sends an event to an open page. */
const pages = new Set<(event: string, data: unknown) => void>();

/** Shows the problems of a reading in the terminal and on every open page. */
export function showProblems(
  { problems, site }: ContentReading<unknown>,
  reporter: Reporter,
): void {
  const before = list;
  list = site ? "" : formatProblems(problems);
  if (list) reporter.log(`\n${list}`);
  else if (before) reporter.success("The content has no more errors");
  if (site && problems.length > 0) reporter.warn(formatProblems(problems));
  for (const send of pages) send("message", list);
}

let known: { site?: unknown; pages: Map<string, Entry> } = { pages: new Map() };

/** Sends open pages of entries that are written over time to their new addresses, when these exist. */
export function followPage<Site>(
  { page }: Pick<CreatePageArgs, "page">,
  options: ContentOptions<Site>,
): void {
  if (process.env.NODE_ENV !== "development") return;
  const site = currentSite(options);
  if (known.site !== site)
    known = { site, pages: options.pages?.(site) ?? new Map<string, Entry>() };
  const entry = known.pages.get(page.path);
  if (!entry?.kind?.canWait || paths.get(entry.file) === page.path) return;
  files.set(page.path, entry.file);
  paths.set(entry.file, page.path);
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
  (app as DevServer).get(problemsPath, (request, response) => {
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
