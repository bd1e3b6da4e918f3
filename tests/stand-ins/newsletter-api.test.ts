import { temporaryFolder } from "../../src/testing/temporary-folder";
import { NEWSLETTER_SECRET, startNewsletterApi } from "./newsletter-api.mjs";

const folder = temporaryFolder();
const start = () => startNewsletterApi({ port: 0, file: folder.at("a folder/newsletter.jsonl") });
let api: Awaited<ReturnType<typeof start>>;
beforeEach(async () => (api = await start()));
afterEach(() => api.close());

const subscribe = (
  body: object,
  { url, secret = NEWSLETTER_SECRET }: { url: string; secret?: string } = api,
) =>
  fetch(`${url}/api/users/add`, {
    method: "POST",
    headers: { "content-type": "application/json", secret },
    body: JSON.stringify(body),
  });

async function subscribers(): Promise<string[]> {
  const list = (await (await fetch(`${api.url}/subscribers`)).json()) as { email: string }[];
  return list.map(({ email }) => email);
}

test("stores an address once, whatever text it is", async () => {
  expect(await subscribers()).toEqual([]);
  const odd = "not an address\u0000 at all\n ☃ 'quoted'";
  for (const email of ["a@b.example", "a@b.example", odd])
    expect((await subscribe({ email })).status).toBe(201);
  expect(await subscribers()).toEqual(["a@b.example", odd]);
});

test("stores nothing without the secret or without an address", async () => {
  const email = "a@b.example";
  expect((await subscribe({ email }, { ...api, secret: "guess" })).status).toBe(401);
  expect((await subscribe({ email: "  " })).status).toBe(400);
  expect((await subscribe({ mail: email })).status).toBe(400);
  expect(await subscribers()).toEqual([]);
});

test("two of them share one file without losing addresses", async () => {
  const second = await start();
  const sent = Array.from({ length: 40 }, (_, i) => `visitor-${i}@b.example`);
  await Promise.all(sent.map((email, i) => subscribe({ email }, i % 2 === 0 ? api : second)));
  await second.close();
  expect((await subscribers()).sort()).toEqual(sent.sort());
});

test("never responds, or resets the connection, to an address with that prefix", async () => {
  await expect(subscribe({ email: "reset+a@b.example" })).rejects.toThrow("fetch failed");
  const pending = subscribe({ email: "hang+a@b.example" }).catch(() => "cut off");
  const timeout = new Promise((resolve) => setTimeout(resolve, 300, "still waiting"));
  expect(await Promise.race([pending, timeout])).toBe("still waiting");
});

test("responds once with the status before an address", async () => {
  const email = "409+a@b.example";
  expect((await subscribe({ email })).status).toBe(409);
  expect(await subscribers()).toEqual([]);
  expect((await subscribe({ email })).status).toBe(201);
  expect(await subscribers()).toEqual([email]);
});

test("lets a page of another origin send the secret", async () => {
  const response = await fetch(`${api.url}/api/users/add`, { method: "OPTIONS" });
  expect(response.headers.get("access-control-allow-headers")).toContain("secret");
});
