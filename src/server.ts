/**
 * Serves a build, with the headers and redirects that it lists for hosts, and the newsletter's Function. For `npm start`, the
 * tests, and sites on a machine of their own (`npm run serve`).
 */
import fs from "node:fs";
import path from "node:path";
import { constants } from "node:zlib";
import fastifyCompress from "@fastify/compress";
import fastifyRateLimit from "@fastify/rate-limit";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from "fastify";
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { headersFor, readHeaders } from "../plugins/gatsby-plugin-strict-csp";
import subscribe from "./api/users/add";
import { answerPath, SUBSCRIBE_PATH } from "./features/newsletter/subscribe";
import { loadEnv, listProblems, readSettings } from "./build/settings";

/** A Gatsby Function. https://www.gatsbyjs.com/docs/reference/functions/ */
export type Handler = (req: GatsbyFunctionRequest, res: GatsbyFunctionResponse) => unknown;

interface ServerOptions {
  /** Handles posts of the newsletter's form. */
  relay?: Handler;
  /** Posts per visitor and minute. */
  postsPerMinute?: number;
  /** Number of proxies in front of this server that set `X-Forwarded-For`. */
  proxies?: number;
}

/** Limit of a body, in bytes. */
const MAX_BODY = 10_000;
/** Timeout for a request's headers, and for the whole request, in ms. */
const REQUEST_MS = 20_000;

/** Addresses of another host or outside the folder. */
const suspicious = /^(?!\/)|^\/[/\\]|(\/|\\|%2f|%5c)(\.|%2e){2}(\/|\\|%2f|%5c|\?|$)/i;

/** @param folder a build's `public` @returns a server that doesn't listen yet */
export async function siteServer(
  folder: string,
  { relay = subscribe, postsPerMinute = 10, proxies = 0 }: ServerOptions = {},
): Promise<FastifyInstance> {
  const root = path.resolve(folder);
  const textOf = (name: string) =>
    fs.existsSync(path.join(root, name)) ? fs.readFileSync(path.join(root, name), "utf8") : "";
  const [notFoundPage, rules] = [textOf("404.html"), readHeaders(textOf("_headers"))];
  const app = fastify({
    bodyLimit: MAX_BODY,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: REQUEST_MS, connectionsCheckingInterval: 2_000 },
    trustProxy: (_address, hop) => hop < proxies,
  });
  app.addHook("onRequest", async (request, reply) => {
    const [address = "", query = ""] = (request.raw.url ?? "").split(/(?=\?)/);
    if (suspicious.test(address)) return reply.code(400).send({ message: "Bad Request" });
    // A page has one address.
    const bare = address.replace(/(?<=.)\/$/, "");
    return bare === address ? undefined : reply.redirect(bare + query, 301);
  });
  app.addHook("onSend", async (request, reply) => {
    const isFile = reply.statusCode < 400;
    reply.headers(headersFor(isFile ? request.url.replace(/\?.*/, "") : "/404.html", rules));
    // `_headers` lists what browsers may keep.
    if (!reply.hasHeader("cache-control"))
      reply.header("cache-control", "public, max-age=0, must-revalidate");
  });
  // Quality 11, zlib's default, takes a second for a large page.
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  await app.register(fastifyCompress, { brotliOptions, encodings: ["br", "gzip"] });
  await app.register(fastifyStatic, { root, cacheControl: false });
  // `sendFile` would send an empty 304 to a browser that has cached the page.
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type("text/html; charset=utf-8").send(notFoundPage),
  );
  for (const [, from = "", to = ""] of textOf("_redirects").matchAll(/^(\S+) (\S+)/gm))
    app.get(from, (_request, reply) => reply.redirect(to, 301));
  await app.register(async (api) => {
    await api.register(fastifyRateLimit, { max: postsPerMinute });
    // The Function parses bodies itself.
    api.removeAllContentTypeParsers();
    api.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    api.setErrorHandler<FastifyError>((error, { headers }, reply) =>
      /^application\/x-www-form-urlencoded\b/i.test(headers["content-type"] ?? "")
        ? reply.redirect(answerPath(false), 303)
        : reply.send(error),
    );
    api.all(SUBSCRIBE_PATH, async ({ raw, body }, reply) => {
      await relay(Object.assign(raw, { body }) as GatsbyFunctionRequest, responseOf(reply));
      return reply;
    });
  });
  return app;
}

/** A reply with the methods of Express that the Function uses. https://expressjs.com/en/5x/api/#res */
function responseOf(reply: FastifyReply): GatsbyFunctionResponse {
  const response = {
    setHeader: (name: string, value: string) => reply.header(name, value),
    status: (code: number) => (reply.code(code), response),
    json: (value: unknown) => reply.send(value),
    redirect: (code: number, to: string) => reply.redirect(to, code),
  };
  return response as unknown as GatsbyFunctionResponse;
}

/**
 * Serves the last build, with the settings HOST, PORT and PROXIES.
 * @returns its address
 * @throws {Error} with advice, if a setting is invalid or the port taken
 */
export async function serveBuild(env: NodeJS.ProcessEnv): Promise<string> {
  const { settings, problems } = readSettings(env);
  if (problems.length > 0) throw new Error(listProblems(problems));
  const port = Number(settings.PORT ?? 9000);
  const app = await siteServer("public", { proxies: Number(settings.PROXIES ?? 0) });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void app.close());
  return app.listen({ port, host: env.HOST?.trim() || "127.0.0.1" }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    const advice = "Stop the program that uses it, or set PORT to another port.";
    throw new Error(`Port ${port} is already in use. ${advice}`);
  });
}

if (require.main === module) {
  loadEnv();
  serveBuild(process.env).then(console.log, (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
