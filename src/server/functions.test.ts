import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import { serveFunction, type TestServer } from "../testing/serve-function";
import type { Handler } from "./functions";

const greet: Handler = (req, res) => {
  if (req.method === "PUT") throw new TypeError("visitor@b.example");
  res.status(201).json({ length: (req.body as Buffer).length });
};
let server: TestServer;
beforeEach(async () => (server = await serveFunction(greet)));
afterEach(() => server.close());

const post = async (body: string, type: string) => {
  const headers = { "content-type": type };
  const answer = await fetch(`${server.url}?q=//`, { method: "POST", headers, body });
  return [answer.status, await answer.text()];
};

it("a Function gets the body as it was sent, and no large one", async () => {
  expect(await post("{", "application/json")).toEqual([201, '{"length":1}']);
  expect(await post("x".repeat(16_384), "multipart/x")).toEqual([201, '{"length":16384}']);
  const refusal = [413, '{"message":"Payload Too Large"}'];
  expect(await post("x".repeat(20_000), "multipart/x")).toEqual(refusal);
  expect(await post("x".repeat(5_000_000), "multipart/x")).toEqual(refusal);
  // The connection, which clients keep, is good for the next request.
  expect(await post("{", "application/json")).toEqual([201, '{"length":1}']);
});

it.each([
  ["before it comes", { "content-length": "20000" }, ""],
  ["while it comes", { "transfer-encoding": "chunked" }, "x".repeat(20_000)],
])("a large body is refused %s", async (_when, headers, body) => {
  const sent = http.request(server.url, { method: "POST", headers }).on("error", () => undefined);
  sent.flushHeaders();
  sent.write(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  expect(response.statusCode).toBe(413);
});

it("the server stays up when a Function fails, and logs nothing that was sent", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await expect(fetch(server.url, { method: "PUT", body: "x" })).rejects.toThrow("fetch failed");
  expect(log.mock.calls).toEqual([["The server failed: TypeError"]]);
  expect((await post("{", "application/json"))[0]).toBe(201);
});
