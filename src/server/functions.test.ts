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
  const response = await fetch(`${server.url}?q=//`, { method: "POST", headers, body });
  return [response.status, await response.text()];
};

it("passes a body unparsed to a Function, and rejects a large one", async () => {
  expect(await post("{", "application/json")).toEqual([201, '{"length":1}']);
  expect(await post("x".repeat(16_384), "multipart/x")).toEqual([201, '{"length":16384}']);
  const tooLarge = [413, '{"message":"Payload Too Large"}'];
  expect(await post("x".repeat(20_000), "multipart/x")).toEqual(tooLarge);
  expect(await post("x".repeat(5_000_000), "multipart/x")).toEqual(tooLarge);
  // The kept-alive connection works for the next request.
  expect(await post("{", "application/json")).toEqual([201, '{"length":1}']);
});

it.each([
  ["before it arrives", { "content-length": "20000" }, ""],
  ["while it arrives", { "transfer-encoding": "chunked" }, "x".repeat(20_000)],
])("rejects a large body %s", async (_when, headers, body) => {
  const sent = http.request(server.url, { method: "POST", headers }).on("error", () => undefined);
  sent.flushHeaders();
  sent.write(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  expect(response.statusCode).toBe(413);
});

it("survives an error of a Function, and logs nothing from the request", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await expect(fetch(server.url, { method: "PUT", body: "x" })).rejects.toThrow("fetch failed");
  expect(log.mock.calls).toEqual([["The server failed: TypeError"]]);
  expect((await post("{", "application/json"))[0]).toBe(201);
});
