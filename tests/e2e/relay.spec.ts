/** The secret of the newsletter relay; `src/api/users/` tests its requests, `newsletter.spec.ts` the form. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { NEWSLETTER_SECRET } from "../stand-ins/newsletter-api.mjs";
import { expect, test } from "./support/test";

test("no built or served file contains the secret", async () => {
  const served: string[] = [];
  for (const folder of ["public", ".cache/functions"]) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    served.push(...files.map(({ parentPath, name }) => path.join(parentPath, name)));
  }
  expect(served.length).toBeGreaterThan(20);
  for (const file of served)
    expect((await readFile(file, "latin1")).includes(NEWSLETTER_SECRET), file).toBe(false);
});
