/** The relay under random requests: it responds to each, forwards only subscriptions, and logs nothing from them. */
import { request } from "node:http";
import * as fc from "fast-check";
import { relayKit } from "../../testing/relay-kit";

/** Prefix of every address: no log may contain it. Error messages quote about ten characters of a body. */
const START = "v4711";
const MARK = `${START}@b.example`;
const { kit, logged } = relayKit();

interface Sent {
  method: string;
  headers: Record<string, string>;
  body: Buffer;
}
const send = ({ method, headers, body }: Sent) =>
  new Promise<number>((resolve, reject) => {
    const outgoing = request(kit.url, { method, headers }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    });
    outgoing.on("error", reject).end(body);
  });

const types = ["application/json", "application/x-www-form-urlencoded", "multipart/x"];
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
  method: fc.constantFrom("POST", "POST", "POST", "GET", "PUT", "OPTIONS", "HEAD"),
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

test("responds to every request with a known status, and logs nothing from it", async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(sent, async (each) => {
      const before = kit.forwarded.length;
      const status = await send(each);
      seen.add(status);
      expect([201, 400, 403, 405, 413, 415]).toContain(status);
      const forwarded = kit.forwarded.slice(before);
      if (status !== 201) expect(forwarded).toEqual([]);
      for (const email of forwarded) expect(typeof email).toBe("string");
      expect(logged()).not.toContain(START);
    }),
    // A fixed seed: failures are reproducible, and every status occurs.
    { numRuns: 500, seed: 4711 },
  );
  expect([...seen].sort()).toEqual([201, 400, 403, 405, 413, 415]);
});
