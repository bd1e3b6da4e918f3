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

test("what is too large or no form is refused, and it stays up", async () => {
  // `add.test.ts` has all that is refused; here a server's own reader of bodies stands before it.
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
