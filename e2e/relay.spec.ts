/** The newsletter relay, called by others than the form; `newsletter.spec.ts` has the form. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { NEWSLETTER_SECRET } from "../dev/newsletter-api.mjs";
import { ownRequest, relayUrl } from "./support/stand-ins";
import { expect, test } from "./support/test";

const post = async (body: string | FormData, headers: Record<string, string>) =>
  (await fetch(relayUrl(), { method: "POST", body, headers })).status;
const long = (length: number) => JSON.stringify({ email: "x".repeat(length) });
const file = new FormData();
file.append("email", new Blob(["x"]), "email.txt");
/** It is up, whatever the API behind it does for other tests at the moment. */
const expectUp = async () => expect(await post("", ownRequest)).toBe(400);

for (const [what, body, headers, status] of [
  ["a body of 1 MB", long(1_000_000), ownRequest, 413],
  ["a body of 20 kB", long(20_000), ownRequest, 413],
  ["a malformed body", '{"email": ', ownRequest, 400],
  ["an empty body", "", ownRequest, 400],
  ["a text", "email=x", { ...ownRequest, "content-type": "text/plain" }, 415],
  ["bytes", "\u0000", { ...ownRequest, "content-type": "application/octet-stream" }, 415],
  ["a file", file, { "sec-fetch-site": "same-origin" }, 415],
] as const) {
  test(`refuses ${what} and stays up`, async () => {
    expect(await post(body, headers)).toBe(status);
    await expectUp();
  });
}

test("refuses a page on another port or subdomain", async () => {
  const headers = { ...ownRequest, "sec-fetch-site": "same-site" };
  expect(await post(JSON.stringify({ email: "visitor@b.example" }), headers)).toBe(403);
});

test("answers no other method", async () => {
  for (const method of ["GET", "PUT", "DELETE", "OPTIONS"]) {
    const response = await fetch(relayUrl(), { method, headers: ownRequest });
    expect(response.status, method).toBe(405);
  }
});

test("keeps the secret out of what is served and what is built", async () => {
  let searched = 0;
  for (const folder of ["public", ".cache/functions", ".local"]) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const text = await readFile(path.join(entry.parentPath, entry.name), "latin1");
      expect(text.includes(NEWSLETTER_SECRET), entry.name).toBe(false);
      searched += 1;
    }
  }
  expect(searched).toBeGreaterThan(20);
});
