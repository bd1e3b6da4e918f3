/** The server behind `npm start` and these tests: `gatsby serve`, and what stands before it. */
import { serve } from "../scripts/lib/server.mjs";
import { siteUrl } from "./support/stand-ins";
import { expect, test } from "./support/test";

for (const [what, path] of [
  ["two slashes, which would lead to another host", "//pricing/"],
  ["more than a key of Gatsby's store can hold", `/${"x".repeat(6_000)}`],
] as const) {
  test(`answers a path of ${what} as any page that is not there`, async () => {
    const answer = await fetch(siteUrl() + path, { redirect: "manual" });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("<h1");
  });
}

test("is told of when it has ended", async () => {
  const site = await serve();
  process.kill(site.pid);
  expect(await site.ended).toBe("SIGTERM");
});
