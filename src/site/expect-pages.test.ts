import { fixtureContent } from "../testing/fixture-content";
import { readSite } from "./content";
import { missingPages } from "./expect-pages";

const site = readSite(fixtureContent);
const made = [...site.pages.map(({ path }) => path), "/404.html", "/social-cards"];

it.each([
  ["/contact", "content/contact.json"],
  ["/tos", "content/terms/index.md"],
  ["/404.html", "content/not-found.json"],
])("a build without %s says which file still expects it", (page, file) => {
  expect(missingPages(site, made)).toEqual([]);
  const [problem, ...others] = missingPages(
    site,
    made.filter((path) => path !== page),
  );
  expect(problem).toContain(`There's no page at ${page}, but ${file} has its text.`);
  expect(others).toEqual([]);
});
