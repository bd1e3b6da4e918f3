import { createHash } from "node:crypto";
import { serve, serveFunction, type TestServer } from "../../testing/serve-function";
import add from "./add";

const EMAIL = "visitor@b.example";
let upstream: TestServer;
let relay: TestServer;
let kept: string[];
let status: number;
let log: jest.SpyInstance;

beforeEach(async () => {
  kept = [];
  status = 201;
  upstream = await serve((_req, res, body) => {
    kept.push((JSON.parse(body) as { email: string }).email);
    res.writeHead(status).end();
  });
  relay = await serveFunction(add);
  const settings = { API_HOST: upstream.url, API_SECRET: "s3cret", RELAY_RATE_LIMIT: "0" };
  jest.replaceProperty(process, "env", settings);
  log = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(async () => {
  const lasting = globalThis as Record<string, unknown>;
  delete lasting.newsletterRelayRate;
  delete lasting.newsletterRelayHasToldOfProxy;
  await Promise.all([relay.close(), upstream.close()]);
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(relay.url, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", ...headers },
    body: JSON.stringify(body),
  });

const postForm = (fields: Record<string, string>) =>
  fetch(relay.url, {
    method: "POST",
    headers: { origin: relay.url },
    body: new URLSearchParams(fields),
  });

test.each([EMAIL, "", "any text at all ☃", "x".repeat(5000)])(
  "passes %.20j on and answers 201",
  async (email) => {
    expect((await post({ email })).status).toBe(201);
    expect(kept).toEqual([email]);
  },
);

test("answers 502 to any other status of the API, and logs it without the address", async () => {
  status = 500;
  const response = await post({ email: EMAIL });
  expect(response.status).toBe(502);
  expect(log).toHaveBeenCalledWith("Newsletter relay: the newsletter API answered 500");
  expect(JSON.stringify(log.mock.calls) + (await response.text())).not.toContain(EMAIL);
});

test("answers 503 when it is not configured", async () => {
  delete process.env.API_SECRET;
  expect((await post({ email: EMAIL })).status).toBe(503);
});

test("answers POST only", async () => {
  const response = await fetch(relay.url, { headers: { "sec-fetch-site": "same-origin" } });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST");
});

test.each([
  ["another site", { email: EMAIL }, { "sec-fetch-site": "cross-site" }, 403],
  ["another type", { email: EMAIL }, { "content-type": "text/plain" }, 415],
  ["a large body", { email: "x".repeat(10_000) }, {}, 413],
  ["a large field beside the address", { email: EMAIL, more: "x".repeat(10_000) }, {}, 413],
  ["a body without an address", { mail: EMAIL }, {}, 400],
  ["an address that is no text", { email: { $gt: "" } }, {}, 400],
  ["a list", [EMAIL], {}, 400],
])("refuses %s", async (_what, body, headers, expected) => {
  expect((await post(body, headers)).status).toBe(expected);
  expect(kept).toEqual([]);
});

test("ignores a bot that fills in the hidden field, and does not tell it", async () => {
  expect((await post({ email: EMAIL, trail_note: "hello" })).status).toBe(201);
  expect(kept).toEqual([]);
});

test("answers 429 to a client that posts too often", async () => {
  process.env.RELAY_RATE_LIMIT = "3";
  const statuses = [];
  for (let i = 0; i < 5; i += 1) statuses.push((await post({ email: EMAIL })).status);
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
});

test("logs once that there is an unknown proxy, without the visitor's address", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  await post({ email: EMAIL });
  expect(warn).not.toHaveBeenCalled();
  for (const address of ["203.0.113.7", "203.0.113.8"]) {
    await post({ email: EMAIL }, { "x-forwarded-for": address });
  }
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]).toEqual([expect.stringContaining("RELAY_CLIENT_HEADER is not set")]);
  expect(JSON.stringify(warn.mock.calls)).not.toContain("203.0.113");
});

test("logs nothing of a proxy that the settings name", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  process.env.RELAY_CLIENT_HEADER = "X-Forwarded-For";
  await post({ email: EMAIL }, { "x-forwarded-for": "203.0.113.7" });
  expect(warn).not.toHaveBeenCalled();
});

test("answers a form sent without JavaScript with a page", async () => {
  const response = await postForm({ email: EMAIL, trail_note: "" });
  expect(response.status).toBe(201);
  expect(response.headers.get("content-type")).toContain("text/html");
  expect(await response.text()).toContain("<h1>You are subscribed</h1>");
  expect(kept).toEqual([EMAIL]);
});

test("sends that page with a policy that allows its style and nothing else inline", async () => {
  const response = await postForm({ email: EMAIL, trail_note: "" });
  const policy = response.headers.get("content-security-policy");
  const [[, style = ""] = [], ...more] = (await response.text()).matchAll(
    /<style>([^]*?)<\/style>/g,
  );
  const hash = createHash("sha256").update(style).digest("base64");
  expect(more).toEqual([]);
  expect(policy).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
});

test.each(["application/json", "application/x-www-form-urlencoded"])(
  "quotes a malformed body neither in the log nor in the answer (%s)",
  async (type) => {
    const headers = { "content-type": type, "sec-fetch-site": "same-origin" };
    const said = await fetch(relay.url, { method: "POST", headers, body: `{"e": ${EMAIL}` });
    expect(said.status).toBe(400);
    expect(JSON.stringify(log.mock.calls) + (await said.text())).not.toContain(EMAIL);
  },
);

test("works where a request has no connection, as on Netlify", async () => {
  const onNetlify = await serveFunction((req, res) =>
    add(Object.defineProperty(req, "socket", { value: undefined }), res),
  );
  const { status: said } = await fetch(onNetlify.url, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body: JSON.stringify({ email: EMAIL }),
  });
  await onNetlify.close();
  expect([said, kept]).toEqual([201, [EMAIL]]);
});

test("answers 500 after an error of its own", async () => {
  const broken = {
    allow: () => {
      throw new Error(EMAIL);
    },
  };
  Object.assign(globalThis, { newsletterRelayRate: broken });
  expect((await post({ email: EMAIL })).status).toBe(502);
  expect(JSON.stringify(log.mock.calls)).not.toContain(EMAIL);
});
