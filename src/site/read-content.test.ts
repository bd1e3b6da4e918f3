import { afterSet, fixtureContent, withDraft } from "../testing/fixture-content";
import type { Draft } from "../testing/fixture-content";
import { readSite } from "./content";

const siteAfter = (change: (draft: Draft) => void) => withDraft(change, readSite);

it("a site has all content, lists in the order of the pages", () => {
  const site = readSite(fixtureContent);
  expect(site.product.name).toBe("Beacon");
  const days = site.releases.map(({ date }) => date);
  expect(days).toEqual([...days].sort().reverse());
  expect(site.people.map(({ order }) => order)).toEqual([1, 2]);
  expect(site.articles.every(({ author }) => author?.name)).toBe(true);
  const paths = site.pages.map(({ path }) => path);
  const entries = [...site.articles, ...site.releases].map(({ path }) => path);
  expect(paths.slice(-entries.length)).toEqual(entries);
  expect(paths).toEqual(expect.arrayContaining(["/", "/blog", "/tos"]));
});

it("mistakes are thrown as the list that an author reads", () => {
  const broken = () => siteAfter((draft) => draft.set("closing.json", "heading"));
  expect(broken).toThrow(/^1 problem in the content\n\n {2}content\/closing\.json/);
});

describe("what follows from other facts", () => {
  it("an article is dated by its newest update, a list by its newest entry, the terms by their day", () => {
    const site = readSite(fixtureContent);
    const updated = site.articles.find(({ updates }) => updates);
    expect(updated?.modified).toBe(updated?.updates?.[0]?.date);
    const modified = (path: string) => site.pages.find((page) => page.path === path)?.modified;
    expect(modified("/changelog")).toBe(site.releases[0]?.date);
    expect(modified("/tos")).toBe("2025-01-01");
    expect(modified("/pricing")).toBeUndefined();
  });

  it("reading time and the sum of a year are computed", () => {
    const file = "articles/first/index.md";
    const site = siteAfter((draft) => {
      draft.replace(file, "## ", `${"word ".repeat(800)}\n\n## `);
    });
    expect(site.plans.plans[1]?.billedYearly).toBe(84);
    expect(site.articles.map(({ readTime }) => readTime)).toContain(3);
  });
});

it.each([
  ["SITE_URL", "siteUrl"],
  ["GATSBY_APP_URL", "appUrl"],
] as const)("%s replaces a host", (variable, field) => {
  jest.replaceProperty(process, "env", { [variable]: "https://elsewhere.example" });
  expect(readSite(fixtureContent).product[field]).toBe("https://elsewhere.example");
});

it.each(["", "https://count.example/a.js"])(
  "with ANALYTICS_SCRIPT=%s the page about privacy says so, and nothing else",
  (script) => {
    jest.replaceProperty(process, "env", { ANALYTICS_SCRIPT: script });
    const { body, data } = readSite(fixtureContent).files.privacy;
    const { withAnalytics } = data;
    expect([body.includes(String(data.analytics)), data.analytics === withAnalytics]).toEqual([
      true,
      script !== "",
    ]);
  },
);

describe("a fact of another file", () => {
  it("replaces its name", () => {
    const site = siteAfter((draft) => {
      draft.set("closing.json", "heading", "{product.name} from ${plans.plans.1.monthly}");
      draft.replace("terms/index.md", "Text.", "Mail to {product.email}.");
    });
    expect(site.closing.heading).toBe(`Beacon from $${site.plans.plans[1]?.monthly}`);
    expect(site.files.terms.body).toContain("Mail to mail@beacon.example.");
  });

  it("that does not exist is reported", () => {
    const message =
      "refers to {product.nam}, but content/product.json has no such field. Correct the name.";
    expect(afterSet("closing.json", "heading", "{product.nam} says")).toMatchObject([
      { file: "content/closing.json", field: "heading", message },
    ]);
  });

  it("replaces no other braces", () => {
    const code = "`{amount} {a.b} {…}`";
    const site = siteAfter((draft) => draft.replace("terms/index.md", "\n## ", `\n${code}\n\n## `));
    expect(site.files.terms.body).toContain(code);
  });
});
