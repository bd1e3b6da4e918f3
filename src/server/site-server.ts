/** The site's own server: the files of a build, with the headers that every host sends, and the newsletter relay. */
import path from "node:path";
import fastify, { type FastifyError, type FastifyInstance } from "fastify";
import type { RelayResponse } from "../features/newsletter/relay/relay";
import { respond } from "../features/newsletter/relay/respond";
import { reasonOf, statusOf } from "./errors";
import { addFiles, headersIn, sendNotFound } from "./files";
import { gatsbyRequest, gatsbyResponse, type Handler } from "./functions";
import { limitPosts } from "./rate-limit";

/** Bytes that the relay is given; it takes 10 kB. */
const MAX_BODY = 16_384;
/** Longer than any address of the site. */
const MAX_ADDRESS = 1_000;
/** Timeout for a whole request, in ms. */
const REQUEST_MS = 20_000;
/** ms from the signal to the end: the relay waits 5 s for the newsletter API, and Docker 10 s for the server. */
const CLOSE_MS = 8_000;

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
  const rules = headersIn(folder);
  const app = fastify({
    requestTimeout: REQUEST_MS,
    bodyLimit: MAX_BODY,
    // Who is connected already is answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_ADDRESS },
    // An address that can't be decoded.
    frameworkErrors: (_error, request, reply) => {
      sendNotFound(folder, rules, request, reply);
    },
  });
  app.addHook("preClose", (done) => {
    setTimeout(() => app.server.closeAllConnections(), closeMs).unref();
    done();
  });
  // The relay reads the body itself: src/features/newsletter/relay/request.ts.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  await app.register((api) => addRelay(api, relay, env));
  await app.register((files) => addFiles(files, path.resolve(folder), rules));
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
