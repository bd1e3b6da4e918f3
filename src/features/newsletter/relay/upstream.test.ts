import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { serve, type TestServer } from "../../../testing/serve-function";
import { addSubscriber } from "./upstream";

let upstream: TestServer;
let calls: { call: string; headers: IncomingHttpHeaders; body: string }[];
let behave: (res: ServerResponse) => void;

beforeEach(async () => {
  calls = [];
  behave = (res) => res.writeHead(201).end();
  upstream = await serve((req, res, body) => {
    calls.push({ call: `${req.method} ${req.url}`, headers: req.headers, body });
    behave(res);
  });
});
afterEach(() => upstream.close());

const add = (settings = {}, timeoutMs?: number) =>
  addSubscriber(
    "a@b.example",
    { apiHost: upstream.url, apiSecret: "s3cret", ...settings },
    timeoutMs,
  );

test("calls the API by the contract, and treats 201 as success", async () => {
  expect(await add()).toBeUndefined();
  expect(calls).toMatchObject([
    {
      call: "POST /api/users/add",
      headers: { secret: "s3cret", "content-type": "application/json" },
      body: '{"email":"a@b.example"}',
    },
  ]);
});

test("keeps no connection alive", async () => {
  await add();
  expect(calls[0]?.headers.connection).toBe("close");
});

test.each([200, 204, 400, 409, 500])("treats %i as a failure", async (status) => {
  behave = (res) => res.writeHead(status).end();
  expect(await add()).toBe(`the newsletter API answered ${status}`);
});

test("does not send the secret to a redirect's target", async () => {
  const elsewhere = await serve((req, res) => {
    calls.push({ call: "elsewhere", headers: req.headers, body: "" });
    res.writeHead(201).end();
  });
  behave = (res) => res.writeHead(307, { location: elsewhere.url }).end();
  const answer = await add();
  await elsewhere.close();
  expect(answer).toBe("the newsletter API answered 307");
  expect(calls).toHaveLength(1);
});

test("gives up when the API hangs", async () => {
  behave = () => undefined;
  expect(await add({}, 50)).toBe("the newsletter API cannot be reached (TimeoutError)");
});

test("reports what is wrong with the connection", async () => {
  behave = (res) => res.socket?.destroy();
  expect(await add()).toMatch(/cannot be reached \((UND_ERR_SOCKET|ECONNRESET)\)/);
  expect(await add({ apiHost: "http://127.0.0.1:1" })).toMatch(/cannot be reached \(\w+\)/);
});

test("keeps a secret that cannot be sent out of the report", async () => {
  expect(await add({ apiSecret: "s3cret\nwith a line break" })).toBe(
    "the newsletter API cannot be reached (TypeError)",
  );
});
