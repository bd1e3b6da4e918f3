import http from "node:http";
import type { AddressInfo } from "node:net";
import { openAddress } from "./open-address";

const page =
  '<h1 id="top">Page</h1><a name="old">Old</a><p id="user-content-gh"></p><p id="a b"></p>';
/** Answers by path: a status, and where a redirect leads. */
const answers: Record<string, [status: number, location?: string]> = {
  "/page": [200],
  "/gone": [404],
  "/closed": [403],
  "/moved": [301, "/page"],
  "/moved-twice": [308, "/moved"],
  "/for-now": [302, "/page"],
  "/moved-then-for-now": [301, "/for-now"],
  "/moved-away": [301, "/gone"],
  "/circle": [301, "/circle"],
};
const asked: string[] = [];
const server = http.createServer(({ url = "" }, response) => {
  asked.push(url);
  if (url === "/slow") return;
  const isFirst = asked.filter((one) => one === url).length === 1;
  const [status, location] = url === "/busy" ? [isFirst ? 503 : 200] : (answers[url] ?? [500]);
  const type = url === "/text" ? "text/plain" : "text/html; charset=utf-8";
  response.writeHead(url === "/text" ? 200 : status, {
    "Content-Type": type,
    ...(location && { location }),
  });
  response.end(page);
});
let origin = "";

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => asked.splice(0));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const open = (path: string) => openAddress(origin + path, { timeout: 500, pauses: [1, 1] });

it.each([
  "/page",
  "/page#top",
  "/page#old",
  "/page#gh",
  "/page#a%20b",
  "/page#",
  "/for-now",
  "/moved-then-for-now",
  "/page#/route",
  "/text#lines",
])("a page that is there needs nothing: %s", async (path) => {
  expect(await open(path)).toEqual({});
  expect(asked.length).toBeLessThanOrEqual(3);
});

it.each([
  ["/moved", "/page"],
  ["/moved#top", "/page#top"],
  ["/moved-twice", "/page"],
])("%s has moved to %s", async (path, to) => {
  expect(await open(path)).toEqual({ moved: origin + to });
});

it.each([
  ["/gone", "answers 404", 1],
  ["/closed", "answers 403", 1],
  ["/broken", "answers 500", 3],
  ["/moved-away", "answers 404", 2],
  ["/slow", "does not answer in 0.5 seconds", 3],
  ["/page#lost", 'has no place "#lost"', 1],
  ["/circle", "redirects in a circle", 6],
])("%s is a fault: %s, after %i requests", async (path, fault, requests) => {
  expect(await open(path)).toEqual({ fault });
  expect(asked).toHaveLength(requests);
});

it("a server that is busy is asked again", async () => {
  expect(await open("/busy")).toEqual({});
  expect(asked).toEqual(["/busy", "/busy"]);
});

it("a server that is not there cannot be reached", async () => {
  const fault = "cannot be reached (ECONNREFUSED)";
  expect(await openAddress("http://127.0.0.1:4", { timeout: 500, pauses: [] })).toEqual({ fault });
});
