import { withDraft } from "../testing/fixture-content";
import { addArticles } from "../testing/many";
import { contentNodes } from "./content-nodes";
import { readSite } from "./content";
import { relatedTo } from "./lists";
import { newPaths } from "./pages";

/** The fixture content with more articles; its own two are the oldest. */
const siteWith = (count: number, turns?: Record<string, string[]>) =>
  withDraft((draft) => addArticles(draft, count, turns), readSite);
const turns = { categories: ["Light", "Sea"], authors: ["mira-voss", "jon-lund"] };
const titles = (list: readonly { title: string }[] | undefined) => list?.map(({ title }) => title);
const listPaths = (site: ReturnType<typeof readSite>) => site.lists.map(({ path }) => path);

describe("lists", () => {
  it("exist for each category and author with two articles that are not all of the blog", () => {
    // Two articles of one category, by two authors.
    expect(listPaths(siteWith(0))).toEqual(["/blog"]);
    expect(listPaths(siteWith(1, { categories: ["Sea"], authors: ["jon-lund"] }))).toEqual([
      ...["/blog", "/blog/category/light", "/blog/author/jon-lund"],
    ]);
  });

  it("have their own articles, newest first", () => {
    const [, light, , mira] = siteWith(4, turns).lists;
    const own = ["A harbour at night, seen from the sea", "First light"];
    expect(titles(light?.articles)).toEqual(["Article 4", "Article 2", ...own]);
    expect(titles(mira?.articles)).toEqual(["Article 4", "Article 2", "First light"]);
  });

  it("have twelve articles on a page, and each page an address and a head of its own", () => {
    const site = siteWith(24, turns);
    const pages = site.pages.filter(({ path }) => /^\/blog(\/page|$)/.test(path));
    expect(pages.map(({ path, title, entries }) => [path, title, entries?.length])).toEqual([
      ["/blog", "Blog", 12],
      ["/blog/page/2", "Blog · Page 2", 12],
      ["/blog/page/3", "Blog · Page 3", 2],
    ]);
    expect(pages[1]).toMatchObject({
      kind: "list",
      description: `Page 2. ${site.blog.meta.description}`,
      modified: "2026-01-12",
    });
    expect(site.pages.map(({ path }) => path)).toContain("/blog/category/light/page/2");
  });

  it("end where their articles end", () => {
    expect(siteWith(10).listPages.filter(({ list }) => list.path === "/blog")).toHaveLength(1);
    expect(siteWith(11).listPages.filter(({ list }) => list.path === "/blog")).toHaveLength(2);
  });
});

describe("nodes of list pages", () => {
  const site = siteWith(24, turns);
  const nodes = contentNodes(site);
  const pageAt = (path: string) => nodes.find(({ key }) => key === `list ${path}`);

  it("have the number, articles and author of their page, and the categories with a page", () => {
    expect(pageAt("/blog/page/3")?.data).toMatchObject({ number: 3, pages: 3, text: "Page 3" });
    expect(pageAt("/blog/page/3")?.data.articles).toHaveLength(2);
    const mira = pageAt("/blog/author/mira-voss");
    expect(mira?.data.author).toBe("content/people/mira-voss.json");
    expect(mira?.data.categories).toEqual([
      { name: "Light", path: "/blog/category/light" },
      { name: "Sea", path: "/blog/category/the-sea" },
    ]);
  });

  it("are named by articles and people", () => {
    const [article] = site.articles;
    const data = (file = "") => nodes.find(({ key }) => key === file)?.data;
    expect(data(article?.entry.file)?.categoryPath).toBe("/blog/category/light");
    expect(data("content/people/jon-lund.json")?.articlesPath).toBe("/blog/author/jon-lund");
    const few = contentNodes(siteWith(0)).map((node) => node.data);
    expect(few.filter((each) => each.categoryPath ?? each.articlesPath)).toEqual([]);
  });
});

describe("related articles", () => {
  const { articles } = siteWith(6, turns);
  const relatedOf = (title: string) => {
    const article = articles.find((each) => each.title === title);
    return article && titles(relatedTo(article, articles));
  };

  it("share the category, newest first, without the article itself", () => {
    expect(relatedOf("Article 6")).toEqual(["Article 4", "Article 2", articles.at(-2)?.title]);
  });

  it("include the newest of others where the category has too few", () => {
    expect(relatedOf("Article 5")).toEqual(["Article 3", "Article 1", "Article 6"]);
  });

  it("are empty while there's only one other article", () => {
    const { articles: two } = siteWith(0);
    expect(two.map((article) => relatedTo(article, two))).toEqual([[], []]);
  });
});

it("the addresses of lists are promised, those of their further pages are not", () => {
  const fresh = newPaths(siteWith(24, turns));
  expect(fresh).toContain("/blog/category/light");
  expect(fresh.filter((path) => path.includes("/page/"))).toEqual([]);
});
