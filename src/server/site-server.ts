/** The site's own server: the files of a build, with the headers that every host sends, and the newsletter relay. */
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import type { RelayResponse } from "../features/newsletter/relay/relay";
import { respond } from "../features/newsletter/relay/respond";
import { markdownPath } from "../lib/addresses";
import { errorName } from "../lib/error-name";
import { wantsMarkdown } from "../lib/wants-markdown";
import { headersFor, tlsHeader } from "../node/hosting/headers";
import { etagByContent } from "../workarounds/etag-by-content";
import { gatsbyRequest, gatsbyResponse, type Handler } from "./functions";
import { limitPosts } from "./rate-limit";

declare module "fastify" {
  interface FastifyRequest {
    /** Address of the file to send, whose headers are sent with it. */
    file: string;
  }
}

/** Bytes that the relay is given; it takes 10 kB. */
const MAX_BODY = 16_384;
/** Longer than any address of the site. */
const MAX_ADDRESS = 1_000;
/** Timeout for a whole request, in ms. */
const REQUEST_MS = 20_000;
/** ms from the signal to the end: the relay waits 5 s for the newsletter API, and Docker 10 s for the server. */
const CLOSE_MS = 8_000;
/** Its headers are also those of answers without a file. */
const notFound = "/404.html";
/** Notes of the build, files for other hosts, compressed copies, and second addresses of pages. */
const hidden =
  /^\/(_(gatsby|headers|redirects)|404(\.html)?\/?$)|\/\.(?!well-known\/)|\/index\.html\/?$|\.(br|gz)$/;

/**
 * @param folder a build's `public`
 * @param relay answers `/api/users/add`
 * @param env `RELAY_…`: .env.example
 * @param closeMs after which open connections are cut when the server closes
 * @returns a server that does not listen yet
 */
export async function siteServer(
  folder: string,
  relay: Handler,
  env: NodeJS.ProcessEnv = process.env,
  closeMs = CLOSE_MS,
): Promise<FastifyInstance> {
  const app = fastify({
    requestTimeout: REQUEST_MS,
    bodyLimit: MAX_BODY,
    // Who is connected already is answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_ADDRESS },
    // An address that can't be decoded.
    frameworkErrors: (_error, request, reply) =>
      sendNotFound(folder, reply.headers(headersOf(notFound, request))),
  });
  app.addHook("preClose", (done) => {
    setTimeout(() => app.server.closeAllConnections(), closeMs).unref();
    done();
  });
  // The relay reads the body itself: src/features/newsletter/relay/request.ts.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  await app.register((api) => addRelay(api, relay, env));
  await app.register((files) => addFiles(files, path.resolve(folder)));
  return app;
}

async function addRelay(api: FastifyInstance, relay: Handler, env: NodeJS.ProcessEnv) {
  await limitPosts(api, env);
  api.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = statusOf(error) as RelayResponse["status"];
    const reason = status === 429 ? "too many requests, wait a minute" : reasonOf(status);
    respond(request, gatsbyResponse(reply), { status, reason });
  });
  api.all("/api/users/add", async (request, reply) => {
    await relay(gatsbyRequest(request), gatsbyResponse(reply));
    return reply;
  });
}

/** Answers with files, and with redirects to them. */
async function addFiles(app: FastifyInstance, folder: string) {
  const redirects = redirectsIn(folder);
  app.decorateRequest("file", notFound);
  const options = { root: folder, serve: false, preCompressed: true, cacheControl: false };
  await app.register(fastifyStatic, options);
  app.addHook("onSend", async (request, reply) => {
    reply.headers(headersOf(reply.statusCode < 400 ? request.file : notFound, request));
  });
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const status = statusOf(error);
    // Addresses that lead out of the folder, or are no address.
    if ([400, 403, 404].includes(status)) return sendNotFound(folder, reply);
    const { headers = {} } = error as { headers?: Record<string, string> };
    return reply
      .code(status)
      .headers(headers)
      .send({ message: reasonOf(status) });
  });
  app.setNotFoundHandler(({ method }, reply) => {
    if (method === "GET" || method === "HEAD") return sendNotFound(folder, reply);
    return reply
      .code(405)
      .header("allow", "GET, HEAD")
      .send({ message: reasonOf(405) });
  });
  app.get<{ Params: { "*": string } }>("/*", (request, reply) => {
    const address = `/${request.params["*"]}`;
    // Two slashes would lead to another host in a redirect.
    if (/[/\\]{2}/.test(address) || hidden.test(address)) return reply.callNotFound();
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

/** Not with `sendFile`, which answers 304 to a browser that has kept the page. */
function sendNotFound(folder: string, reply: FastifyReply) {
  const file = path.join(folder, notFound);
  const page = fs.existsSync(file) ? fs.readFileSync(file) : "";
  return reply.code(404).type("text/html; charset=utf-8").send(page);
}

/** Without the header for TLS, unless the visitor's connection has it, which a proxy in front of this server ends. */
function headersOf(file: string, { headers }: Pick<FastifyRequest, "headers">) {
  const { [tlsHeader]: overTls, ...others } = headersFor(file);
  const isTls = /^https\b/.test(String(headers["x-forwarded-proto"]));
  return isTls ? { ...others, [tlsHeader]: overTls } : others;
}

/** The status that answers an error. A fault of ours is logged, without anything from the request. */
function statusOf(error: FastifyError): number {
  const status = error.statusCode ?? 500;
  if (status >= 500) console.error(`The server failed: ${errorName(error)}`);
  return status;
}

const reasonOf = (status: number): string => http.STATUS_CODES[status] ?? "Error";

/** Addresses that have moved, as the build lists them for hosts. */
function redirectsIn(folder: string): Map<string, string> {
  const file = path.join(folder, "_redirects");
  const lines = fs.existsSync(file) ? fs.readFileSync(file, "utf8").split("\n") : [];
  return new Map(lines.map((line) => line.split(" ")).map(([from = "", to = ""]) => [from, to]));
}
