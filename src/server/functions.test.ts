import { serveFunction, type TestServer } from "../testing/serve-function";
import type { Handler } from "./functions";

const greet: Handler = (req, res) => {
  if (req.method === "PUT") throw new TypeError("visitor@b.example");
  res.status(201).json({ length: (req.body as Buffer).length });
};
let server: TestServer;
beforeEach(async () => (server = await serveFunction(greet)));
afterEach(() => server.close());

const send = async (method: string, body: string, type = "application/json") => {
  const headers = { "content-type": type };
  const response = await fetch(`${server.url}?q=//`, { method, headers, body });
  return [response.status, await response.text()];
};

it("passes a body unparsed to a Function, and rejects a large one", async () => {
  expect(await send("POST", "{")).toEqual([201, '{"length":1}']);
  expect(await send("POST", "x".repeat(16_384), "multipart/x")).toEqual([201, '{"length":16384}']);
  const tooLarge = [413, '{"message":"Payload Too Large"}'];
  expect(await send("POST", "x".repeat(20_000), "multipart/x")).toEqual(tooLarge);
});

it("survives an error of a Function, and quotes nothing from the request", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await send("PUT", "x")).toEqual([500, '{"message":"Internal Server Error"}']);
  expect(log.mock.calls).toEqual([["The server failed: TypeError"]]);
  expect(await send("POST", "{")).toEqual([201, '{"length":1}']);
});
