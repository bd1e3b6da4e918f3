import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";

type Handler = (req: GatsbyFunctionRequest, res: GatsbyFunctionResponse) => Promise<void>;

/** A server on a free port. */
export interface TestServer {
  /** Without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/** Serves a Gatsby Function over HTTP, much like Gatsby's server. */
export function serveFunction(handler: Handler): Promise<TestServer> {
  return listen(createServer((req, res) => void answer(handler, req, res)));
}

async function answer(handler: Handler, req: IncomingMessage, res: ServerResponse): Promise<void> {
  // A raw body, as the Function's `config` asks for.
  const body = Buffer.from(await text(req));
  const respond = Object.assign(res, {
    status: (code: number) => Object.assign(res, { statusCode: code }),
    send: (body: string) => res.end(body),
    json: (value: unknown) =>
      res.setHeader("content-type", "application/json").end(JSON.stringify(value)),
  });
  const request = Object.assign(req, { body }) as unknown as GatsbyFunctionRequest;
  await handler(request, respond as unknown as GatsbyFunctionResponse);
}

/** Serves a plain listener, as another host. */
export const serve = (
  listener: (req: IncomingMessage, res: ServerResponse, body: string) => void,
): Promise<TestServer> =>
  listen(
    createServer((req, res) => {
      void text(req).then((body) => listener(req, res, body));
    }),
  );

async function listen(server: Server): Promise<TestServer> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    const closed = once(server.close(), "close");
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
