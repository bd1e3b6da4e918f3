import { relayKit } from "../../testing/relay-kit";
import { serveFunction } from "../../testing/serve-function";
import add from "./add";

const EMAIL = "visitor@b.example";
const { kit, logged } = relayKit();

const post = (body: unknown, headers: Record<string, string> = {}, url = kit.url) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

test.each([EMAIL, "", "any text at all ☃", "x".repeat(5000)])(
  "forwards %.20j and responds 201",
  async (email) => {
    expect((await post({ email })).status).toBe(201);
    expect(kit.forwarded).toEqual([email]);
  },
);

test("responds 502 if the API does not respond 201, and logs that without the address", async () => {
  kit.status = 200;
  const response = await post({ email: EMAIL });
  expect(response.status).toBe(502);
  expect(kit.logs.error).toHaveBeenCalledWith("Newsletter relay: the newsletter API answered 200");
  expect(logged() + (await response.text())).not.toContain(EMAIL);
});

test("accepts POST only", async () => {
  const response = await fetch(kit.url, { headers: { "sec-fetch-site": "same-origin" } });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST");
});

test.each([
  ["another site", { email: EMAIL }, { "sec-fetch-site": "cross-site" }, 403],
  ["another type", { email: EMAIL }, { "content-type": "text/plain" }, 415],
  ["a large field beside the address", { email: EMAIL, more: "x".repeat(10_000) }, {}, 413],
  ["a list", [EMAIL], {}, 400],
  ["malformed JSON", `{"e": ${EMAIL}`, {}, 400],
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
  expect(kit.forwarded).toEqual([]);
});

test("responds 201 to a bot that fills in the hidden field, but forwards nothing", async () => {
  expect((await post({ email: EMAIL, trail_note: "hello" })).status).toBe(201);
  expect(kit.forwarded).toEqual([]);
});

test("responds 429 to a client that posts too often", async () => {
  process.env.RELAY_RATE_LIMIT = "3";
  const responses = [];
  for (let i = 0; i < 5; i += 1) responses.push(await post({ email: EMAIL }));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 429, 429]);
  expect(responses.at(-1)?.headers.get("retry-after")).toBe("60");
});

test("logs an unconfigured proxy once, without the visitor's address", async () => {
  const { warn } = kit.logs;
  await post({ email: EMAIL });
  expect(warn).not.toHaveBeenCalled();
  for (const address of ["203.0.113.7", "203.0.113.8"]) {
    await post({ email: EMAIL }, { "x-forwarded-for": address });
  }
  expect(warn.mock.calls).toEqual([[expect.stringContaining("RELAY_CLIENT_HEADER is not set")]]);
  expect(logged()).not.toContain("203.0.113");
});

test("does not log a configured proxy", async () => {
  process.env.RELAY_CLIENT_HEADER = "X-Forwarded-For";
  await post({ email: EMAIL }, { "x-forwarded-for": "203.0.113.7" });
  expect(kit.logs.warn).not.toHaveBeenCalled();
});

test("responds to a form without JavaScript with a page, whose policy allows only its style", async () => {
  const response = await fetch(kit.url, {
    method: "POST",
    headers: { origin: kit.url },
    body: new URLSearchParams({ email: EMAIL, trail_note: "" }),
  });
  expect(response.status).toBe(201);
  expect(response.headers.get("content-type")).toContain("text/html");
  expect(kit.forwarded).toEqual([EMAIL]);
  expect(await response.text()).toContain("<h1>You are subscribed</h1>");
  // In `tests/e2e/newsletter.spec.ts` a browser would refuse the style if the hash were another.
  expect(response.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
});

test("responds to a request without a socket, as on Netlify", async () => {
  const onNetlify = await serveFunction((req, res) =>
    add(Object.defineProperty(req, "socket", { value: undefined }), res),
  );
  const { status } = await post({ email: EMAIL }, {}, onNetlify.url);
  await onNetlify.close();
  expect([status, kit.forwarded]).toEqual([201, [EMAIL]]);
});

test("responds 502 to an internal error, and logs it without the address", async () => {
  const allow = () => {
    throw new Error(EMAIL);
  };
  Object.assign(globalThis, { newsletterRelayRate: { allow } });
  expect((await post({ email: EMAIL })).status).toBe(502);
  expect(kit.logs.error).toHaveBeenCalledTimes(1);
  expect(logged()).not.toContain(EMAIL);
});
