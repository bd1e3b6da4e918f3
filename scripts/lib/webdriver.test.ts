import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createContext, runInContext } from "node:vm";
import { Session } from "./webdriver.mjs";

const element = { "element-6066-11e4-a52e-4f735466cecf": "one" };
/** Knows nothing but the language. */
const page = createContext({});
/** What the driver was told, and what it answers next; an empty list answers `null`. */
let told: string[] = [];
let answers: { status?: number; value: unknown }[] = [];

const driver = createServer((request, response) => {
  let body = "";
  request.on("data", (part) => (body += String(part)));
  request.on("end", () => {
    told.push(`${request.method ?? ""} ${request.url ?? ""} ${body}`);
    const { status = 200, value } = answers.shift() ?? { value: null };
    response.writeHead(status).end(JSON.stringify({ value }));
  });
});
let url = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => driver.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(driver.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => driver.close(resolve)));
beforeEach(() => {
  [told, answers] = [[], []];
});

it("opens a session, and talks of it from then on", async () => {
  answers = [{ value: { sessionId: "s" } }];
  const session = await Session.open(url, { browserName: "some" });
  await session.go("http://localhost/");
  await session.close();
  expect(told).toEqual([
    'POST /session {"capabilities":{"alwaysMatch":{"browserName":"some"}}}',
    'POST /session/s/url {"url":"http://localhost/"}',
    "DELETE /session/s ",
  ]);
});

it("hands functions to the page, and hands on what the driver says went wrong", async () => {
  const session = new Session(`${url}/session/s`);
  answers = [{ value: 3 }, { status: 500, value: { error: "javascript error", message: "No." } }];
  expect(await session.run((a: number, b: number) => a + b, 1, 2)).toBe(3);
  const { script, args } = JSON.parse(told[0]?.split(" ").slice(2).join(" ") ?? "") as {
    script: string;
    args: unknown[];
  };
  expect(runInContext(`(function () { ${script} })(...${JSON.stringify(args)})`, page)).toBe(3);
  await expect(session.run(() => 1)).rejects.toThrow("javascript error: No.");
});

it("waits for an element, and clicks again while it cannot be clicked", async () => {
  const covered = { status: 400, value: { error: "element click intercepted", message: "" } };
  answers = [{ value: null }, { value: element }, covered, { value: element }, { value: null }];
  await new Session(`${url}/session/s`).click("button", "Go");
  const paths = told.map((line) => line.split(" ")[1]?.split("/s/")[1]);
  const [look, click] = ["execute/sync", "element/one/click"];
  expect(paths).toEqual([look, look, click, look, click]);
});
