/** The newsletter relay, called by others than the form. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { NEWSLETTER_SECRET } from "../dev/newsletter-api.mjs";
import { newAddress, site } from "./outside";

/** Registers its tests; they share the API, and so its mode, with those of `newsletter.spec.ts`. */
export function relay() {
  const OURS = { "sec-fetch-site": "same-origin", "content-type": "application/json" };
  const post = async (body: string | FormData, headers: Record<string, string> = OURS) =>
    (await fetch(`${site()}/api/users/add`, { method: "POST", body, headers })).status;
  const good = () => JSON.stringify({ email: newAddress() });

  for (const [what, body, headers, status] of [
    ["a body of 1 MB", JSON.stringify({ email: "x".repeat(1_000_000) }), OURS, 413],
    ["a body of 20 kB", JSON.stringify({ email: "x".repeat(20_000) }), OURS, 413],
    ["a malformed body", '{"email": ', OURS, 400],
    ["an empty body", "", OURS, 400],
    ["a text", "email=x", { ...OURS, "content-type": "text/plain" }, 415],
    ["bytes", "\u0000", { ...OURS, "content-type": "application/octet-stream" }, 415],
    ["another origin", good(), { ...OURS, "sec-fetch-site": "cross-site" }, 403],
    ["no origin at all", good(), { "content-type": "application/json" }, 403],
  ] as const) {
    test(`refuses ${what} and stays up`, async () => {
      expect(await post(body, headers)).toBe(status);
      expect(await post(good())).toBe(201);
    });
  }

  test("refuses a file and stays up", async () => {
    const form = new FormData();
    form.append("email", new Blob(["x".repeat(1_000_000)]), "email.txt");
    expect(await post(form, { "sec-fetch-site": "same-origin" })).toBe(415);
    expect(await post(good())).toBe(201);
  });

  test("answers no other method", async () => {
    for (const method of ["GET", "PUT", "DELETE", "OPTIONS"]) {
      const response = await fetch(`${site()}/api/users/add`, { method, headers: OURS });
      expect(response.status, method).toBe(405);
    }
  });

  test("stays up through a burst of 200 posts", async () => {
    test.setTimeout(120_000);
    const statuses = await Promise.all(Array.from({ length: 200 }, () => post(good())));
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect((await fetch(site())).status).toBe(200);
  });

  test("keeps the secret out of what is served and what is built", async () => {
    const folders = ["public", path.join(".cache", "functions")];
    let searched = 0;
    for (const folder of folders) {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const text = await readFile(path.join(entry.parentPath, entry.name), "latin1");
        expect(text.includes(NEWSLETTER_SECRET), entry.name).toBe(false);
        searched += 1;
      }
    }
    expect(searched).toBeGreaterThan(20);
  });
}
