/** The site's own server: the files of a build, with the headers that every host sends, and the Functions. */
import fs from "node:fs";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import type { Readable } from "node:stream";
import sirv from "sirv";
import { markdownPath } from "../lib/addresses";
import { errorName } from "../lib/error-name";
import { wantsMarkdown } from "../lib/wants-markdown";
import { headersFor, tlsHeader } from "../node/hosting/headers";
import { callFunction, type Handler, refuse } from "./functions";

/** Longer than any address of the site. */
const MAX_ADDRESS = 1_000;
/** Timeout for a whole request, in ms. */
const REQUEST_MS = 20_000;
/** Notes of the build, files for other hosts, and the second address of each page. */
const hidden = /^\/_(gatsby|headers|redirects)|\/\.(?!well-known\/)|\/index\.html$/;

/**
 * @param folder a build's `public`
 * @param functions by address: `/api/users/add`
 * @returns a server that does not listen yet
 */
export function siteServer(folder: string, functions: Record<string, Handler>): http.Server {
  const sendFile = fileListener(folder);
  const byAddress = new Map(Object.entries(functions));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const [address = ""] = (request.url ?? "").split("?");
    if (!address.startsWith("/api/")) sendFile(request, response);
    else await callFunction(byAddress.get(address), request, response);
  };
  return http.createServer({ requestTimeout: REQUEST_MS }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      // A visitor who leaves isn't an error.
      if (!request.socket.destroyed) console.error(`The server failed: ${errorName(error)}`);
      response.destroy();
    });
  });
}

/** Answers with files, and with redirects to them. */
function fileListener(folder: string): http.RequestListener {
  const redirects = redirectsIn(folder);
  const notFound = (request: IncomingMessage, response: ServerResponse) => {
    const file = path.join(folder, "404.html");
    response.setHeaders(headersOf("/404.html", request));
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
    response.end(fs.existsSync(file) ? fs.readFileSync(file) : "");
  };
  // `dev`: looks a file up for each request, since a build may replace it meanwhile.
  const options = { dev: true, etag: true, brotli: true, gzip: true, extensions: ["html"] };
  const setHeaders = (response: ServerResponse, address: string) => {
    if (/^[^.]*(\.md)?$/.test(address)) response.appendHeader("Vary", "Accept");
  };
  const send = sirv(folder, { ...options, setHeaders, onNoMatch: notFound });
  return (request, response) => {
    const [address = "", query] = (request.url ?? "").split(/(?=\?)/);
    if (request.method !== "GET" && request.method !== "HEAD") {
      refuse(405, response.setHeader("Allow", "GET, HEAD"));
    } else if (isNowhere(address)) {
      notFound(request, response);
    } else {
      // One address for a page.
      const page = address.replace(/(?<=.)\/$/, "");
      const moved = redirects.get(page) ?? (page === address ? undefined : page + (query ?? ""));
      const twin = markdownPath(page);
      const isTwin =
        wantsMarkdown(request.headers.accept ?? "") && fs.existsSync(path.join(folder, twin));
      if (isTwin) request.url = twin;
      response.setHeaders(headersOf(isTwin ? twin : page, request));
      if (moved !== undefined) response.writeHead(301, { Location: moved }).end();
      else send(request, closing(response));
    }
  };
}

/** Without the header for TLS, unless the visitor's connection has it, which a proxy in front of this server ends. */
function headersOf(page: string, request: IncomingMessage): Map<string, string> {
  const headers = new Map(Object.entries(headersFor(page)));
  const protocol = String(request.headers["x-forwarded-proto"]);
  if (!/^https\b/.test(protocol)) headers.delete(tlsHeader);
  return headers;
}

/** @param address as it came, without query. Two slashes would lead to another host, once they stand in a redirect. */
function isNowhere(address: string): boolean {
  const isOdd = !address.startsWith("/") || address.length > MAX_ADDRESS;
  if (isOdd || /[/\\]{2}/.test(address)) return true;
  try {
    return hidden.test(decodeURI(address));
  } catch {
    return true;
  }
}

/** What sirv leaves open: a file whose visitor has left, and the answer when a file cannot be read. */
function closing(response: ServerResponse): ServerResponse {
  return response.once("pipe", (file: Readable) => {
    file.once("error", () => response.destroy());
    response.once("close", () => file.destroy());
  });
}

/** Addresses that have moved, as the build lists them for hosts. */
function redirectsIn(folder: string): Map<string, string> {
  const file = path.join(folder, "_redirects");
  const lines = fs.existsSync(file) ? fs.readFileSync(file, "utf8").split("\n") : [];
  return new Map(lines.map((line) => line.split(" ")).map(([from = "", to = ""]) => [from, to]));
}
