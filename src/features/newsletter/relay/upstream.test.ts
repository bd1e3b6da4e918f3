import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { serve, type TestServer } from "../../../testing/serve-function";
import { addSubscriber } from "./upstream";

let upstream: TestServer;
let calls: { call: string; headers: IncomingHttpHeaders; body: string }[];
let respond: (res: ServerResponse) => void;

beforeEach(async () => {
  calls = [];
  respond = (res) => res.writeHead(201).end();
  upstream = await serve((req, res, body) => {
    calls.push({ call: `${req.method} ${req.url}`, headers: req.headers, body });
    respond(res);
  });
});
afterEach(() => upstream.close());

const add = (settings = {}, timeoutMs?: number) => {
  const all = { apiHost: upstream.url, apiSecret: "s3cret", ...settings };
  return addSubscriber("a@b.example", all, timeoutMs);
};

test("calls the API by its contract, and takes 201 for success", async () => {
  expect(await add()).toBeUndefined();
  const headers = { secret: "s3cret", "content-type": "application/json", connection: "close" };
  expect(calls).toMatchObject([
    { call: "POST /api/users/add", headers, body: '{"email":"a@b.example"}' },
  ]);
});

test("does not send the secret to the target of a redirect", async () => {
  respond = (res) => res.writeHead(307, { location: "/elsewhere" }).end();
  expect(await add()).toBe("the newsletter API answered 307");
  expect(calls).toHaveLength(1);
});

test("times out if the API hangs", async () => {
  respond = () => undefined;
  expect(await add({}, 50)).toBe("the newsletter API cannot be reached (TimeoutError)");
});

test("reports a broken connection, and does not quote a secret that cannot be sent", async () => {
  respond = (res) => res.socket?.destroy();
  expect(await add()).toMatch(/cannot be reached \((UND_ERR_SOCKET|ECONNRESET)\)/);
  expect(await add({ apiSecret: "s3cret\nwith a line break" })).toBe(
    "the newsletter API cannot be reached (TypeError)",
  );
});
