import { afterAppend, fixtureContent, problemsAfter, withDraft } from "../testing/fixture-content";
import type { Draft } from "../testing/fixture-content";
import { readSite } from "./content";

const article = "articles/first/index.md";
const containing = (text: string) => expect.stringContaining(text) as string;
const siteAfter = (change: (draft: Draft) => void) => withDraft(change, readSite);

it("the fixture content has no problems", () => {
  expect(problemsAfter(() => undefined)).toEqual([]);
});

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
    const site = siteAfter((draft) => {
      draft.replace(article, "## ", `${"word ".repeat(800)}\n\n## `);
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

it.each([
  ["of articles, releases and the code of pages", "[a](#articleUpdates), [b](/changelog#v0.2.0)"],
  ["of notes and of texts", "[a](/changelog/v0-2-0#a-lens), [b](/tos#the-agreement)"],
  ["of files that a build writes", "[a](/blog/rss.xml), [b](/pricing.md), [c](/llms.txt)"],
  ["of files in static/", "[Icon](/icon.svg), ![A cairn](/icon.svg)"],
  ["of lists", "[a](/blog?from=x)"],
])("links may lead to addresses %s", (_what, links) => {
  expect(afterAppend(article, links)).toEqual([]);
});

it("a link is a warning only if an article or release with errors may have its page", () => {
  const problems = problemsAfter((draft) => {
    draft.replace("articles/second/index.md", "title: A harbour", "title: New: a harbour");
    draft.append(article, "[Perhaps](/blog/harbour), [never](/blogs)");
  });
  expect(problems).toMatchObject([
    { message: containing('links to "/blogs", which doesn\'t exist.') },
    { field: "front matter" },
    { severity: "warning", message: containing('"/blog/harbour"') },
  ]);
});

it.each(["plans.json", "product.json", "roadmap.json", "words.json"])(
  "a broken file hides nothing and breaks nothing: %s",
  (file) => {
    for (const broken of ["{", "{}", '{ "currency": "EUR" }', undefined]) {
      const problems = problemsAfter((draft) => {
        if (broken) draft.write(file, broken);
        else draft.remove(file);
        draft.append(article, "[Text](/nowhere).");
      });
      const message = containing('links to "/nowhere"');
      expect(problems).toContainEqual(expect.objectContaining({ message }));
    }
  },
);
