/** The relay under random requests: it answers each, passes on only subscriptions, and logs nothing from them. */
import { request } from "node:http";
import * as fc from "fast-check";
import { serve, serveFunction, type TestServer } from "../../testing/serve-function";
import add from "./add";

/** The start of every random value: no log may contain it. Errors quote about ten characters of a body. */
const START = "v4711";
const MARK = `${START}@b.example`;
let upstream: TestServer;
let relay: TestServer;
let kept: unknown[];
let logs: jest.SpyInstance[];

beforeEach(async () => {
  kept = [];
  upstream = await serve((_req, res, body) => {
    kept.push((JSON.parse(body) as { email: unknown }).email);
    res.writeHead(201).end();
  });
  relay = await serveFunction(add);
  const settings = { API_HOST: upstream.url, API_SECRET: "s3cret", RELAY_RATE_LIMIT: "0" };
  jest.replaceProperty(process, "env", settings);
  logs = (["error", "warn", "log"] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation(() => undefined),
  );
});
afterEach(async () => {
  delete (globalThis as Record<string, unknown>).newsletterRelayRate;
  delete (globalThis as Record<string, unknown>).newsletterRelayHasToldOfProxy;
  await Promise.all([relay.close(), upstream.close()]);
});

interface Sent {
  method: string;
  headers: Record<string, string>;
  body: Buffer;
}
const send = ({ method, headers, body }: Sent) =>
  new Promise<number>((resolve, reject) => {
    const outgoing = request(relay.url, { method, headers }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    });
    outgoing.on("error", reject).end(body);
  });

const types = [
  "application/json",
  "application/x-www-form-urlencoded",
  "text/plain",
  "multipart/x",
];
const json = fc.jsonValue().map((value) => JSON.stringify([value, MARK]));
const subscription = fc.record({ email: fc.jsonValue() }).map((value) => JSON.stringify(value));
const body = fc.oneof(
  json,
  subscription,
  fc.string().map((text) => `{"email": ${MARK}${text}`),
  fc.string({ unit: "binary" }).map((text) => `email=${MARK}&${text}`),
  fc.nat(30_000).map((length) => JSON.stringify({ email: MARK.repeat(length / MARK.length) })),
);
const headerValue = fc.string({
  unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
});
const sent = fc.record({
  method: fc.constantFrom(
    "POST",
    "POST",
    "POST",
    "GET",
    "PUT",
    "DELETE",
    "OPTIONS",
    "PATCH",
    "HEAD",
  ),
  headers: fc.record(
    {
      "content-type": fc.oneof(fc.constantFrom(...types), headerValue),
      "sec-fetch-site": fc.constantFrom("same-origin", "same-origin", "same-site", "none", "x"),
      origin: fc.oneof(headerValue, fc.webUrl()),
      referer: fc.oneof(headerValue, fc.webUrl()),
      "x-forwarded-for": fc.oneof(headerValue, fc.ipV4(), fc.ipV6()),
    },
    { requiredKeys: ["sec-fetch-site", "content-type"] },
  ),
  body: body.map((text) => Buffer.from(text)),
});

test("answers every request with a known status, and logs nothing from it", async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(sent, async (each) => {
      const before = kept.length;
      const status = await send(each);
      seen.add(status);
      expect([201, 400, 403, 405, 413, 415]).toContain(status);
      const passed = kept.slice(before);
      if (status !== 201) expect(passed).toEqual([]);
      for (const email of passed) expect(typeof email).toBe("string");
      expect(JSON.stringify(logs.map(({ mock }) => mock.calls as unknown))).not.toContain(START);
    }),
    // A fixed seed: failures repeat, and every kind of answer occurs.
    { numRuns: 500, seed: 4711 },
  );
  // Every kind of answer occurred: not all requests were refused at once.
  expect([...seen].sort()).toEqual([201, 400, 403, 405, 413, 415]);
  expect(await send({ method: "POST", headers: own, body: Buffer.from('{"email":"last"}') })).toBe(
    201,
  );
  expect(kept.at(-1)).toBe("last");
});

const own = { "sec-fetch-site": "same-origin", "content-type": "application/json" };
