import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";

/**
 * Lets a server close without a lost answer: clients that keep their connection are told to close it.
 * @returns a function that closes the server; it resolves after the last answer
 */
export function closeGracefully(server: Server): () => Promise<void> {
  const open = new Set<ServerResponse>();
  let isClosing = false;
  const tell = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader("Connection", "close");
  };
  server.prependListener("request", (_request, response: ServerResponse) => {
    open.add(response);
    response.once("close", () => open.delete(response));
    if (isClosing) tell(response);
  });
  return async () => {
    isClosing = true;
    open.forEach(tell);
    server.close();
    await once(server, "close");
  };
}
