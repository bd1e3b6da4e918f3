import { fixtureContent } from "../../testing/fixture-content";
import { readSite } from "../read-content";
import { robots, sitemap } from "./sitemap";

const content = readSite(fixtureContent);
const site = "https://beacon.example";

it("the sitemap lists every indexed page once, with the day of its last change, and the plans as JSON", () => {
  const text = sitemap(content);
  // Without the login page, with the plans.
  expect(text.match(/<url>/g)).toHaveLength(content.pages.length);
  for (const { path, noindex } of content.pages)
    expect(text.includes(`<loc>${site}${path === "/" ? "" : path}</loc>`)).toBe(!noindex);
  expect(text).toContain(`<loc>${site}/tos</loc><lastmod>2025-01-01</lastmod></url>`);
  expect(text).toContain(`<loc>${site}/pricing.json</loc></url>`);
  expect(robots(content)).toContain(`Sitemap: ${site}/sitemap.xml`);
});
