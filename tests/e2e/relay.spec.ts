/** The secret of the newsletter relay; `src/api/users/` tests its requests, `newsletter.spec.ts` the form. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { NEWSLETTER_SECRET } from "../stand-ins/newsletter-api.mjs";
import { expect, test } from "./support/test";

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
