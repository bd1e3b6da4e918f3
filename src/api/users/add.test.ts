import newsletter from "../../../content/newsletter.json";
import { pageOf, serve, serveFunction, type TestServer } from "../../testing/serve-function";
import add from "./add";

const EMAIL = "visitor@b.example";

/** The relay, served like our own server does. */
let relay: TestServer;
/** A newsletter API: how it answers, and the addresses that it has received. */
let api: TestServer;
let status: number;
let forwarded: unknown[];
let logs: Record<"error" | "warn" | "log", jest.SpyInstance>;

beforeEach(async () => {
  status = 201;
  forwarded = [];
  api = await serve((_req, res, body) => {
    forwarded.push((JSON.parse(body) as { email: unknown }).email);
    res.writeHead(status).end();
  });
  relay = await serveFunction(add);
  jest.replaceProperty(process, "env", { API_HOST: api.url, API_SECRET: "s3cret" });
  const silenced = (name: "error" | "warn" | "log") =>
    jest.spyOn(console, name).mockImplementation(() => undefined);
  logs = { error: silenced("error"), warn: silenced("warn"), log: silenced("log") };
});
afterEach(() => Promise.all([relay.close(), api.close()]));

const logged = () => JSON.stringify(Object.values(logs).map(({ mock }) => mock.calls as unknown));

const post = (body: unknown, headers: Record<string, string> = {}, url = relay.url) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

test.each([EMAIL, "", "any text at all ☃", "x".repeat(5000)])(
  "forwards %.20j and responds 201",
  async (email) => {
    expect((await post({ email })).status).toBe(201);
    expect(forwarded).toEqual([email]);
  },
);

test("responds 502 if the API does not respond 201, and logs that without the address", async () => {
  status = 200;
  const response = await post({ email: EMAIL });
  expect(response.status).toBe(502);
  expect(logs.error).toHaveBeenCalledWith("Newsletter relay: the newsletter API answered 200");
  expect(logged() + (await response.text())).not.toContain(EMAIL);
});

test("accepts POST only", async () => {
  const response = await fetch(relay.url, { headers: { "sec-fetch-site": "same-origin" } });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST");
});

test.each([
  ["another site", { email: EMAIL }, { "sec-fetch-site": "cross-site" }, 403],
  ["another type", { email: EMAIL }, { "content-type": "text/plain" }, 415],
  ["a large field beside the address", { email: EMAIL, more: "x".repeat(10_000) }, {}, 413],
  ["a list", [EMAIL], {}, 400],
  ["a text", JSON.stringify(EMAIL), {}, 400],
  ["nothing", "", {}, 400],
  ["a list of addresses", { email: [EMAIL] }, {}, 400],
  ["an address that is an object", { email: { [EMAIL]: EMAIL } }, {}, 400],
  ["malformed JSON", `{"e": ${EMAIL}`, {}, 400],
  ["JSON with a text behind it", `{"email": "a@b.example"} ${EMAIL}`, {}, 400],
  ["a zero byte", `{"email": "\0${EMAIL}"`, {}, 400],
  [
    "a type with odd characters",
    { email: EMAIL },
    { "content-type": "application/json~|<b>" },
    415,
  ],
  ["another origin", { email: EMAIL }, { "sec-fetch-site": "x", origin: "https://a.example" }, 403],
  [
    "a form with two addresses",
    `email=${EMAIL}&email=${EMAIL}`,
    { "content-type": "application/x-www-form-urlencoded" },
    400,
  ],
  [
    "a form without an address",
    EMAIL,
    { "content-type": "application/x-www-form-urlencoded" },
    400,
  ],
])("rejects %s without quoting it", async (_what, body, headers, expected) => {
  const response = await post(body, headers);
  expect(response.status).toBe(expected);
  expect(logged() + (await response.text())).not.toContain(EMAIL);
  expect(forwarded).toEqual([]);
});

test("responds 201 to a bot that fills in the hidden field, but forwards nothing", async () => {
  expect((await post({ email: EMAIL, trail_note: "hello" })).status).toBe(201);
  expect(forwarded).toEqual([]);
});

test("forwards the text of a form without JavaScript, trimmed, and responds with a page, whose policy allows only its style", async () => {
  const response = await fetch(relay.url, {
    method: "POST",
    headers: { origin: relay.url },
    body: new URLSearchParams({ email: `${EMAIL} `, trail_note: "" }),
  });
  expect(response.status).toBe(201);
  expect(response.headers.get("content-type")).toContain("text/html");
  expect(forwarded).toEqual([EMAIL]);
  expect(await pageOf(response)).toContain(`<h1>${newsletter.result.subscribed.title}</h1>`);
  // In `tests/e2e/newsletter.spec.ts` a browser would refuse the style if the hash were another.
  expect(response.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
});

test("responds 502 to an internal error, and logs it without the address", async () => {
  const broken = await serveFunction((req, res) => {
    const get = () => {
      throw new Error(EMAIL);
    };
    return add(Object.defineProperty(req, "body", { get }), res);
  });
  expect((await post({ email: EMAIL }, {}, broken.url)).status).toBe(502);
  await broken.close();
  expect(logs.error).toHaveBeenCalledTimes(1);
  expect(logged()).not.toContain(EMAIL);
});
