import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A server on a free port. */
export interface TestServer {
  /** Without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

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
