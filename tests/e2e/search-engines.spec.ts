/** What search engines and browsers read of the site as a whole. */
import { site } from "./support/site";
import { expect, test } from "./support/test";

test("the manifest has the product's facts, and its icons exist", async ({ request }) => {
  const { name, description } = site.product;
  const response = await request.get("/manifest.webmanifest");
  const manifest = (await response.json()) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({ name, description, start_url: "/" });
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
});
