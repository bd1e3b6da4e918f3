import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { temporaryFolder } from "./fixture-folder";

/** A Function as Gatsby's bundle has it. */
const add = `module.exports = { default: (req, res) => {
  if (req.method !== "POST") return res.status(405).json({ message: "only POST" });
  req.resume().on("end", () => res.status(201).send("loads: " + (globalThis.loads = (globalThis.loads ?? 0) + 1)));
} };`;
const release = temporaryFolder({
  "server.mjs": fs.readFileSync("scripts/lib/function-server.mjs", "utf8"),
  "functions/users/add.js": add,
  "functions/742.js": "module.exports = {};",
});
let server: ChildProcess;
let url: string;

beforeEach(async () => {
  const port = 30_000 + (process.pid % 9_000);
  server = spawn(process.execPath, ["server.mjs"], {
    cwd: release.at("."),
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = (await once(server.stdout ?? server, "data")) as [Buffer];
  url = /http:\S+(?=\/api)/.exec(said.toString())?.[0] ?? "";
});
afterEach(async () => {
  if (server.exitCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGKILL");
  await ended;
});

const ask = async (path: string, options: RequestInit = {}) => {
  const answer = await fetch(url + path, options);
  return [answer.status, await answer.text()];
};

it("runs the Functions of a release with what they use of Express", async () => {
  expect(await ask("/api/users/add?q=1", { method: "POST", body: "{}" })).toEqual([
    201,
    "loads: 1",
  ]);
  expect(await ask("/api/users/add")).toEqual([405, '{"message":"only POST"}']);
});

it.each([
  "/",
  "/api/742",
  "/api/users",
  "/api/users/add.js",
  "//api/users/add",
  "/api/../server.mjs",
])("answers nothing else: %s", async (path) => {
  expect(await ask(path)).toEqual([404, '{"message":"Not Found"}']);
});

it("refuses a multipart body, whatever its length", async () => {
  const body = new FormData();
  body.append("email", new Blob(["x".repeat(5_000_000)]));
  expect((await ask("/api/users/add", { method: "POST", body }))[0]).toBe(415);
  expect((await ask("/api/users/add"))[0]).toBe(405);
});

it("ends when it is asked to", async () => {
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
