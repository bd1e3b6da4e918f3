import fs from "node:fs";
import type http from "node:http";
import { ask as request } from "../testing/ask";
import { listen, type TestServer } from "../testing/serve-function";
import { temporaryFolder } from "../testing/temporary-folder";
import { siteServer } from "./site-server";

const digits = "0123456789";
const folder = temporaryFolder({ "static/a.txt": digits });
let server: TestServer;
beforeEach(async () => {
  server = await listen(await siteServer(folder.at("."), () => undefined));
});
afterEach(() => server.close());
const ask = (headers: http.OutgoingHttpHeaders = {}) =>
  request(server.url, "/static/a.txt", { headers });

it("sends a file only if it has changed", async () => {
  const { headers } = await ask();
  const etag = String(headers.etag);
  for (const known of [etag, `"a", ${etag}`, `${etag},"a"`, "*"]) {
    const again = await ask({ "if-none-match": known });
    expect([again.status, again.headers["cache-control"]]).toEqual([304, headers["cache-control"]]);
  }
  // Another build, at the same time and with the same size.
  const { atime, mtime } = fs.statSync(folder.at("static/a.txt"));
  folder.write("static/a.txt", "012345678X");
  fs.utimesSync(folder.at("static/a.txt"), atime, mtime);
  const changed = await ask({ "if-none-match": etag });
  expect([changed.status, changed.body.toString()]).toEqual([200, "012345678X"]);
});

it.each([
  ["bytes=2-4", 206, "234"],
  ["bytes=-5", 206, "56789"],
  ["bytes=8-", 206, "89"],
  ["bytes=10-5", 416, '{"message":"Range Not Satisfiable"}'],
  ["lines=1-2", 200, digits],
])("answers Range: %s with %i", async (range, status, text) => {
  const response = await ask({ range });
  expect([response.status, response.body.toString()]).toEqual([status, text]);
});

it("sends all of a file of which a part is outdated", async () => {
  const { etag = "" } = (await ask()).headers;
  const statusOf = async (known: string) =>
    (await ask({ range: "bytes=2-4", "if-range": known })).status;
  expect(await statusOf(etag)).toBe(206);
  expect(await statusOf('"other"')).toBe(200);
  expect(await statusOf(new Date().toUTCString())).toBe(200);
});
