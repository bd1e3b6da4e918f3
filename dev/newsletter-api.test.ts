import { appendFile } from "node:fs/promises";
import { temporaryFolder } from "../src/testing/temporary-folder";
import { type RunningProcess, runStandIn } from "./testing/run-stand-in";

const folder = temporaryFolder();
const file = () => folder.at("newsletter.jsonl");
let api: RunningProcess;

const start = () => runStandIn("newsletter", ["--file", file()]);

beforeEach(async () => {
  api = await start();
});
afterEach(() => api.stop());

function subscribe(
  body: unknown,
  headers: Record<string, string> = { secret: "local-stand-in-only" },
) {
  return fetch(`${api.url}/api/users/add`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

async function subscribers(): Promise<string[]> {
  const list = (await (await fetch(`${api.url}/subscribers`)).json()) as { email: string }[];
  return list.map(({ email }) => email);
}

test("stores an address once, whatever text it is", async () => {
  const odd = "not an address\u0000 at all ☃ 'quoted'";
  const statuses = [];
  for (const email of ["a@b.example", "a@b.example", odd]) {
    statuses.push((await subscribe({ email })).status);
  }
  expect(statuses).toEqual([201, 201, 201]);
  expect(await subscribers()).toEqual(["a@b.example", odd]);
});

test("stores nothing without the secret or without an address", async () => {
  expect((await subscribe({ email: "a@b.example" }, { secret: "guess" })).status).toBe(401);
  expect((await subscribe({ email: "a@b.example" }, {})).status).toBe(401);
  expect((await subscribe({ email: "  " })).status).toBe(400);
  expect((await subscribe({ mail: "a@b.example" })).status).toBe(400);
  expect(await subscribers()).toEqual([]);
});

test("loses no address it responded 201 to when it is killed under load", async () => {
  const stored: string[] = [];
  const flood = Array.from({ length: 300 }, async (_, i) => {
    const email = `visitor-${i}@b.example`;
    const response = await subscribe({ email }).catch(() => undefined);
    if (response?.status === 201) stored.push(email);
  });
  while (stored.length < 20) await new Promise((resolve) => setTimeout(resolve, 1));
  await api.stop("SIGKILL");
  await Promise.all(flood);
  api = await start();
  expect(stored.length).toBeLessThan(300);
  expect(await subscribers()).toEqual(expect.arrayContaining(stored));
  expect((await subscribe({ email: "next@b.example" })).status).toBe(201);
});

test("stores the next address after a line that a crash has cut off", async () => {
  await subscribe({ email: "a@b.example" });
  await appendFile(file(), '{"email":"cut@b.exa');
  await subscribe({ email: "b@b.example" });
  expect(await subscribers()).toEqual(["a@b.example", "b@b.example"]);
});

test("two processes share one file without losing addresses", async () => {
  const first = api;
  const second = await start();
  const sent = Array.from({ length: 40 }, (_, i) => `visitor-${i}@b.example`);
  const posts = sent.map((email, i) => {
    api = i % 2 === 0 ? first : second;
    return subscribe({ email });
  });
  for (const { status } of await Promise.all(posts)) expect(status).toBe(201);
  await second.stop();
  api = first;
  expect((await subscribers()).sort()).toEqual(sent.sort());
});

test.each([400, 409, 500])("responds %s once to an address with that prefix", async (status) => {
  const email = `${status}+a@b.example`;
  expect((await subscribe({ email })).status).toBe(status);
  expect(await subscribers()).toEqual([]);
  expect((await subscribe({ email })).status).toBe(201);
  expect(await subscribers()).toEqual([email]);
});

test("resets the connection, or never responds, to an address with that prefix", async () => {
  await expect(subscribe({ email: "reset+a@b.example" })).rejects.toThrow("fetch failed");
  const pending = subscribe({ email: "hang+a@b.example" }).catch(() => "cut off");
  const patience = new Promise((resolve) => setTimeout(resolve, 300, "still waiting"));
  expect(await Promise.race([pending, patience])).toBe("still waiting");
});

test("lets a page of another origin send the secret", async () => {
  const response = await fetch(`${api.url}/api/users/add`, { method: "OPTIONS" });
  expect(response.headers.get("access-control-allow-headers")).toContain("secret");
});
