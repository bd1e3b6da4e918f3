import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import type { Handler } from "../server/functions";
import { siteServer } from "../server/site-server";

/** A server on a free port. */
export interface TestServer {
  /** Without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/** Serves a Gatsby Function as our own server serves the relay. */
export async function serveFunction(handler: Handler, env = noLimit): Promise<TestServer> {
  const { url, close } = await listen(await siteServer("no-files", handler, env));
  return { url: `${url}/api/users/add`, close };
}
const noLimit: NodeJS.ProcessEnv = { RELAY_RATE_LIMIT: "0" };

/** The page that the relay answers with, without escapes. */
export const pageOf = async (response: Response): Promise<string> =>
  (await response.text()).replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(+code));

/** Serves a plain listener. */
export async function serve(
  listener: (req: IncomingMessage, res: ServerResponse, body: string) => void,
): Promise<TestServer> {
  const server = createServer((req, res) => {
    void text(req).then((body) => listener(req, res, body));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    const closed = once(server.close(), "close");
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/** Our own server on a free port. */
export async function listen(app: FastifyInstance): Promise<TestServer> {
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const close = async () => {
    const closed = app.close();
    app.server.closeAllConnections();
    await closed;
  };
  return { url, close };
}
