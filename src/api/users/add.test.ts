import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { siteServer } from "../../server";
import { serve } from "../../../tests/stand-ins/server.mjs";

const EMAIL = "visitor@b.example";

/** The newsletter API: how it answers, and what it has received. */
let api: { url: string; close: () => Promise<void> };
let answer: (res: ServerResponse) => void;
let calls: { call: string; headers: IncomingHttpHeaders; body: string }[];
let logged: () => string;

beforeEach(async () => {
  calls = [];
  answer = (res) => res.writeHead(201).end();
  api = await serve({
    port: 0,
    name: "newsletter API",
    handle: async (req, res) => {
      const body = await text(req);
      calls.push({ call: `${req.method} ${req.url}`, headers: req.headers, body });
      answer(res);
    },
  });
  jest.replaceProperty(process, "env", { API_HOST: `${api.url}/`, API_SECRET: " s3cret" });
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  logged = () => JSON.stringify(log.mock.calls);
});
afterEach(() => api.close());

const ours = { "sec-fetch-site": "same-origin" };

/** Posts to the relay, served like our own server does. */
async function post(body: unknown, headers: IncomingHttpHeaders = {}) {
  const app = await siteServer("no-files");
  return app.inject({
    ...{ method: "POST", url: "/api/users/add" },
    headers: { "content-type": "application/json", ...(headers.origin ? {} : ours), ...headers },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });
}
const form = { "content-type": "application/x-www-form-urlencoded" };

test.each([EMAIL, "", "any text at all ☃", "x".repeat(5000)])(
  "forwards %.20j with the secret and responds 201",
  async (email) => {
    expect((await post({ email })).statusCode).toBe(201);
    const headers = { secret: "s3cret", "content-type": "application/json", connection: "close" };
    const body = JSON.stringify({ email });
    expect(calls).toMatchObject([{ call: "POST /api/users/add", headers, body }]);
  },
);

test.each<[string, typeof answer, RegExp]>([
  ["responds 200", (res) => res.end(), /answered 200/],
  ["redirects", (res) => res.writeHead(307, { location: "/elsewhere" }).end(), /answered 307/],
  ["breaks the connection", (res) => res.destroy(), /cannot be reached \((UND_ERR|ECONN)/],
])("responds 502 if the API %s, and logs it without the address", async (_what, how, message) => {
  answer = how;
  const { statusCode, body } = await post({ email: EMAIL });
  expect([statusCode, calls.length]).toEqual([502, 1]);
  expect(logged()).toMatch(message);
  expect(logged() + body).not.toMatch(/visitor|s3cret/);
});

test("responds 502 if the API hangs", async () => {
  answer = () => undefined;
  jest.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort());
  expect((await post({ email: EMAIL })).statusCode).toBe(502);
});

test.each([{ API_HOST: "api.example" }, { API_SECRET: " " }])(
  "responds 503 with the settings %j",
  async (settings) => {
    Object.assign(process.env, settings);
    expect((await post({ email: EMAIL })).statusCode).toBe(503);
  },
);

test("accepts POST only", async () => {
  const app = await siteServer("no-files");
  const { statusCode, headers } = await app.inject("/api/users/add");
  expect([statusCode, headers.allow]).toEqual([405, "POST"]);
});

test.each([
  ["another site", { email: EMAIL }, { "sec-fetch-site": "cross-site" }, 403],
  ["an origin like ours", { email: EMAIL }, origin("https://cairn.example.b.example"), 403],
  ["an unknown origin", { email: EMAIL }, origin("null"), 403],
  ["another type", { email: EMAIL }, { "content-type": "application/jsonp" }, 415],
  ["a large field beside the address", { email: EMAIL, more: "x".repeat(10_000) }, {}, 413],
  ["a list", [EMAIL], {}, 400],
  ["a list of addresses", { email: [EMAIL] }, {}, 400],
  ["nothing", "", {}, 400],
  ["malformed JSON", `{"e": ${EMAIL}`, {}, 400],
])("rejects %s without quoting it", async (_what, sent, headers, expected) => {
  const { statusCode, body } = await post(sent, headers);
  expect([statusCode, calls]).toEqual([expected, []]);
  expect(logged() + body).not.toContain(EMAIL);
});

test("takes a post with our own origin from an older browser", async () => {
  expect((await post({ email: EMAIL }, origin("https://cairn.example"))).statusCode).toBe(201);
});

/** Headers of a browser that doesn't know `Sec-Fetch-Site`. */
function origin(address: string): IncomingHttpHeaders {
  return { origin: address, host: "cairn.example" };
}

test("responds 201 to a bot that fills in the hidden field, but forwards nothing", async () => {
  expect((await post({ email: EMAIL, trail_note: "hello" })).statusCode).toBe(201);
  expect(calls).toEqual([]);
});

test("forwards a form without JavaScript, trimmed, and leads to a page", async () => {
  const sent = new URLSearchParams({ email: `${EMAIL} `, trail_note: "" }).toString();
  const { statusCode, headers } = await post(sent, form);
  expect([statusCode, headers.location]).toEqual([303, "/newsletter/thanks"]);
  expect(calls).toMatchObject([{ body: JSON.stringify({ email: EMAIL }) }]);

  const failed = await post("", form);
  expect([failed.statusCode, failed.headers.location]).toEqual([303, "/newsletter/sorry"]);
});
