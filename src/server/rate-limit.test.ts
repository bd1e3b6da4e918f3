import newsletter from "../../content/newsletter.json";
import { pageOf, serveFunction, type TestServer } from "../testing/serve-function";

const servers: TestServer[] = [];
let warn: jest.SpyInstance;
beforeEach(() => (warn = jest.spyOn(console, "warn").mockImplementation(() => undefined)));
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

/** Serves a Function that answers 201, behind the limit. @returns what posts to it */
async function start(env: Record<string, string>) {
  const server = await serveFunction(
    (_req, res) => res.status(201).json({ message: "subscribed" }),
    env,
  );
  servers.push(server);
  return (headers: Record<string, string> = {}, body: string | URLSearchParams = "{}") =>
    fetch(server.url, { method: "POST", headers, body });
}
const statusesOf = async (count: number, ask: () => Promise<Response>) => {
  const statuses: number[] = [];
  for (let post = 0; post < count; post += 1) statuses.push((await ask()).status);
  return statuses;
};

it("answers 429 to a client that posts too often, and to no other", async () => {
  const post = await start({ RELAY_RATE_LIMIT: "3", RELAY_CLIENT_HEADER: "x-real-ip" });
  const from = (address: string) => () => post({ "x-real-ip": address });
  expect(await statusesOf(5, from("203.0.113.7"))).toEqual([201, 201, 201, 429, 429]);
  expect(await statusesOf(1, from("203.0.113.8"))).toEqual([201]);
  const refused = await from("203.0.113.7")();
  expect(refused.headers.get("retry-after")).toBe("60");
  expect(await refused.json()).toEqual({ message: "too many requests, wait a minute" });
  expect(warn).not.toHaveBeenCalled();
});

it("tells a visitor without JavaScript to wait, on a page", async () => {
  const post = await start({ RELAY_RATE_LIMIT: "1" });
  await post();
  const response = await post({}, new URLSearchParams({ email: "visitor@b.example" }));
  expect(response.status).toBe(429);
  expect(response.headers.get("content-type")).toContain("text/html");
  expect(await pageOf(response)).toContain(`<h1>${newsletter.result.tooMany.title}</h1>`);
});

it.each([
  [{}, 10],
  [{ RELAY_RATE_LIMIT: " 25 " }, 25],
])("with %j a client may post %i times a minute", async (env, limit) => {
  const statuses = await statusesOf(limit + 1, await start(env));
  expect(statuses.indexOf(429)).toBe(limit);
});

it("has no limit with RELAY_RATE_LIMIT=0", async () => {
  const statuses = await statusesOf(20, await start({ RELAY_RATE_LIMIT: "0" }));
  expect(new Set(statuses)).toEqual(new Set([201]));
});

it("warns once of a proxy that is not configured, without the visitor's address", async () => {
  const post = await start({});
  await post();
  expect(warn).not.toHaveBeenCalled();
  for (const address of ["203.0.113.7", "203.0.113.8"]) await post({ "x-forwarded-for": address });
  expect(warn.mock.calls).toEqual([[expect.stringContaining("RELAY_CLIENT_HEADER isn't set")]]);
  expect(String(warn.mock.calls)).not.toContain("203.0.113");
});

it("counts alone while Redis is away, and says so once", async () => {
  // Nothing listens on port 1.
  const post = await start({ RELAY_RATE_LIMIT: "2", RELAY_REDIS_URL: "redis://127.0.0.1:1" });
  expect(await statusesOf(4, post)).toEqual([201, 201, 429, 429]);
  while (warn.mock.calls.length === 0) await new Promise(setImmediate);
  expect(warn.mock.calls).toEqual([[expect.stringContaining("Redis can't be reached")]]);
});
