/** What search engines and browsers read of the site as a whole. */
import { indexedPages } from "../../src/content/pages";
import { site } from "./support/site";
import { expect, test } from "./support/test";

test("robots.txt leads to a sitemap of every indexed page, with the days that the content knows", async ({
  request,
}) => {
  const read = async (address: string | undefined) => {
    expect(address).toContain(site.product.siteUrl);
    return (await request.get(new URL(address ?? "").pathname)).text();
  };
  const [, index] = /^Sitemap: (.+)$/m.exec(await read(`${site.product.siteUrl}/robots.txt`)) ?? [];
  const [, list] = /<loc>(.+?)<\/loc>/.exec(await read(index)) ?? [];
  const entries = [...(await read(list)).matchAll(/<loc>(.+?)<\/loc>(?:<lastmod>(.+?)T)?/g)];
  expect(entries.map(([, address, day]) => [address, day]).sort()).toEqual(
    indexedPages(site)
      .map(({ path, modified }) => [site.product.siteUrl + path, modified])
      .sort(),
  );
});

test("the manifest has the product's facts, and its icons exist", async ({ request }) => {
  const { name, description } = site.product;
  const response = await request.get("/manifest.webmanifest");
  const manifest = (await response.json()) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({ name, description, start_url: "/" });
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
});
