import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Handler } from "../server/functions";
import { siteServer } from "../server/site-server";

/** A server on a free port. */
export interface TestServer {
  /** Without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/** Serves a Gatsby Function with our own server. */
export async function serveFunction(handler: Handler): Promise<TestServer> {
  const { url, close } = await listen(siteServer("no-files", { "/api/function": handler }));
  return { url: `${url}/api/function`, close };
}

/** Serves a plain listener. */
export const serve = (
  listener: (req: IncomingMessage, res: ServerResponse, body: string) => void,
): Promise<TestServer> =>
  listen(
    createServer((req, res) => {
      void text(req).then((body) => listener(req, res, body));
    }),
  );

/** A server that listens on a free port. */
export async function listen(server: Server): Promise<TestServer> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    const closed = once(server.close(), "close");
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
