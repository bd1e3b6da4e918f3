import { once } from "node:events";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { closeGracefully } from "./close";

const agent = new http.Agent({ keepAlive: true });
afterEach(() => agent.destroy());

it("answers what was asked before, and tells the client to close the connection", async () => {
  let answer: () => void = () => undefined;
  const server = http.createServer((_request, response: ServerResponse) => {
    answer = () => response.end("late");
  });
  const close = closeGracefully(server);
  await once(server.listen(0), "listening");
  const { port } = server.address() as AddressInfo;
  const sent = http.get({ port, agent });
  await once(server, "request");
  const closed = close();
  answer();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  expect(response.headers.connection).toBe("close");
  response.resume();
  await closed;
});
