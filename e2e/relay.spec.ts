/** Direct requests to the newsletter relay; `newsletter.spec.ts` tests the form. */
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
/** Expects a response that does not depend on the API's mode. */
const expectUp = async () => expect(await post("", ownRequest)).toBe(400);

test("rejects large and malformed bodies, and stays up", async () => {
  // Through the server's own body parser; `add.test.ts` has all rejections.
  const text = { ...ownRequest, "content-type": "text/plain" };
  for (const [body, headers, status] of [
    [long(1_000_000), ownRequest, 413],
    ['{"email": ', ownRequest, 400],
    ["email=x", text, 415],
    [file, { "sec-fetch-site": "same-origin" }, 415],
  ] as const) {
    expect(await post(body, headers)).toBe(status);
    await expectUp();
  }
});

test("no built or served file contains the secret", async () => {
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
