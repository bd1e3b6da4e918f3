import fs from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { markdownPath } from "../lib/addresses";
import { wantsMarkdown } from "../lib/wants-markdown";
import { headersFor, readHeaders, type HeaderRule } from "../../plugins/gatsby-plugin-csp";
import { etagByContent } from "../workarounds/etag-by-content";
import { reasonOf, statusOf } from "./errors";

declare module "fastify" {
  interface FastifyRequest {
    /** Address of the file to send, whose headers are sent with it. */
    file: string;
  }
}

/** Its headers are also those of answers without a file. */
const notFound = "/404.html";
/** Notes of the build, files for other hosts, compressed copies, and second addresses of pages. */
const hidden =
  /^\/(_(gatsby|headers|redirects)|404(\.html)?\/?$)|\/\.(?!well-known\/)|\/index\.html\/?$|\.(br|gz)$/;

/** Pages, their data and feeds change with a release. Hosts do the same by themselves. */
const revalidated = { "Cache-Control": "public, max-age=0, must-revalidate" };
/** For TLS only: otherwise browsers ignore it (RFC 6797, 8.1). */
const tlsHeader = "Strict-Transport-Security";

/** Answers with files, and with redirects to them. */
export async function addFiles(app: FastifyInstance, folder: string, rules: HeaderRule[]) {
  const redirects = redirectsIn(folder);
  app.decorateRequest("file", notFound);
  const options = { root: folder, serve: false, preCompressed: true, cacheControl: false };
  await app.register(fastifyStatic, options);
  app.addHook("onSend", (request, reply, _payload, done) => {
    reply.headers(headersOf(reply.statusCode < 400 ? request.file : notFound, rules, request));
    done();
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = statusOf(error);
    // Addresses that lead out of the folder, or are no address.
    if ([400, 403, 404].includes(status)) return sendNotFound(folder, rules, request, reply);
    const { headers = {} } = error as { headers?: Record<string, string> };
    return reply
      .code(status)
      .headers(headers)
      .send({ message: reasonOf(status) });
  });
  app.setNotFoundHandler((request, reply) => {
    if (/^(GET|HEAD)$/.test(request.method)) return sendNotFound(folder, rules, request, reply);
    return reply
      .code(405)
      .header("allow", "GET, HEAD")
      .send({ message: reasonOf(405) });
  });
  app.get<{ Params: { "*": string } }>("/*", (request, reply) => {
    const address = `/${request.params["*"]}`;
    // Two slashes would lead to another host in a redirect.
    if (/[/\\]{2}/.test(address) || hidden.test(address)) {
      reply.callNotFound();
      return;
    }
    const [asked = "", query = ""] = request.url.split(/(?=\?)/);
    // One address for a page.
    const page = asked.replace(/(?<=.)\/$/, "");
    const moved = redirects.get(page) ?? (page === asked ? undefined : page + query);
    if (moved !== undefined) return reply.redirect(moved, 301);
    const twin = markdownPath(address);
    const isTwin =
      wantsMarkdown(request.headers.accept ?? "") && fs.existsSync(path.join(folder, twin));
    request.file = isTwin ? twin : address;
    const isPage = /^[^.]*(\.md)?$/.test(address);
    reply.header("vary", isPage ? "Accept-Encoding, Accept" : "Accept-Encoding");
    // Without `Last-Modified` no time can match.
    if (request.headers["if-range"]?.includes('"') === false) delete request.headers.range;
    return reply.sendFile(request.file, etagByContent);
  });
}

/** Answers with the page for addresses without a file. Not with `sendFile`, which answers 304 to a browser that has kept the page. */
export function sendNotFound(
  folder: string,
  rules: HeaderRule[],
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const file = path.join(folder, notFound);
  const page = fs.existsSync(file) ? fs.readFileSync(file) : "";
  reply.code(404).headers(headersOf(notFound, rules, request));
  return reply.type("text/html; charset=utf-8").send(page);
}

/** Without the header for TLS, unless the visitor's connection has it, which a proxy in front of this server ends. */
function headersOf(
  file: string,
  rules: HeaderRule[],
  { headers }: Pick<FastifyRequest, "headers">,
) {
  const { [tlsHeader]: overTls, ...others } = headersFor(file, rules);
  const isTls = /^https\b/.test(String(headers["x-forwarded-proto"]));
  return { ...revalidated, ...others, ...(isTls && overTls && { [tlsHeader]: overTls }) };
}

/** The headers that the build lists for hosts. */
export const headersIn = (folder: string): HeaderRule[] => readHeaders(textOf(folder, "_headers"));

/** Addresses that have moved, as the build lists them for hosts. */
function redirectsIn(folder: string): Map<string, string> {
  const lines = textOf(folder, "_redirects").split("\n");
  return new Map(lines.map((line) => line.split(" ")).map(([from = "", to = ""]) => [from, to]));
}

/** A file's text; empty if it's missing. */
function textOf(folder: string, name: string): string {
  const file = path.join(folder, name);
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
}
