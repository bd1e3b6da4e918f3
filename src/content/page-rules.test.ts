import { entryOf, reportsOf, siteWith } from "../../tests/fixtures/content";
import { barLeads, headsFit, listsShow, redirectsFit } from "./page-rules";
import { siteSchema } from "./schema";

const containing = (text: string) => expect.stringContaining(text) as string;

describe("heads", () => {
  const page = (path: string, title: string, more: object = {}) => ({
    ...{ path, title, description: `About ${path}.` },
    source: {
      entry: entryOf({ file: `content${path}` }),
      title: ["title"],
      description: ["about"],
    },
    ...more,
  });
  const reported = (...pages: object[]) =>
    reportsOf([headsFit], { product: { name: "Beacon" }, pages });

  it("warns of a title that search results cut off", () => {
    const title = "first ".repeat(9).trim();
    expect(reported(page("/fits", title.slice(2)))).toEqual([]);
    const start =
      'becomes "first first first first first first first first first · Bea…" (62 chara';
    expect(reported(page("/a", title, { kind: "article" }))).toMatchObject([
      { field: "title", severity: "warning", message: containing(start) },
    ]);
  });

  it("uses an article's short title", () => {
    const title = "A title that is too long for the results of a search, even alone";
    const articles = [{ data: { title, shortTitle: "Short", date: "2025-01-01" } }];
    const [article] = siteWith({ articles }).pages.filter(({ kind }) => kind === "article");
    expect(article).toMatchObject({ title: "Short", source: { title: ["shortTitle"] } });
  });

  it("reports the newer of two pages with the same title or description", () => {
    const newer = page("/newer", "Same", { published: "2025-02-01" });
    const older = page("/older", "Same", { published: "2025-01-01", description: "About /newer." });
    expect(reported(newer, older)).toMatchObject([
      { file: "content/newer", field: "title", message: containing("same title as on /older") },
      { file: "content/newer", field: "about", message: containing("description as on /older") },
    ]);
  });
});

it("reports a name in the bar that isn't a page", () => {
  const site = {
    navigation: { links: ["Features", "Pricing", "Prices"] },
    pages: [{ path: "/pricing" }],
    files: { navigation: entryOf() },
  };
  const message = '"Prices" leads to /prices, which doesn\'t exist. Use the name of a page.';
  expect(reportsOf([barLeads], site)).toMatchObject([{ field: "links[2]", message }]);
});

describe("redirects", () => {
  /** Whether the schema accepts an address. */
  const fits = (field: "from" | "to", address: string) => {
    const { pattern } = siteSchema().types.get("Redirect")?.get(field)?.directives.text ?? {};
    return RegExp(pattern ?? "no pattern").test(address);
  };

  it.each([
    ...["/*", "/blog/:slug", "//evil.example", "/a//b", '/a"b', "/a'b", "/a b", "/a?b", "/a#b"],
    ...["/a/", "/", "", "about", "https://evil.example/a", "/..", "/../a", "/a/./b", "/a\\b"],
    ...["/a\nb", "/a%", "/a%2", "/a%zz", "/a<b", "/ü", "/a;b", "/a{b}", "/a|b", "/a$b", "/a(b)"],
    ...["/%2F%2Fevil.example", "/a%2fb", "/%2e%2e/x", "/%0d%0aX", "/a%00", "/a%7F", "/a%5Cb"],
    ...["/api", "/api/users/add", "/%61pi/users/add", "/admin", "/admin/config.yml"],
  ])("rejects %j as a source: hosts read it differently, or it's taken", (from) => {
    expect(fits("from", from)).toBe(false);
  });

  it.each([
    ...["/about", "/old_post.html", "/2019/05/a~b-c", "/%C3%BCber", "/a%20b", "/.well-known/x"],
    ...["/..a", "/apis", "/administration", "/blog/atom.xml"],
  ])("accepts %s as a source", (from) => expect(fits("from", from)).toBe(true));

  it.each(["/blog", "/blog/rss.xml", "/#features", "https://elsewhere.example/a"])(
    "accepts %s as a target",
    (to) => expect(fits("to", to)).toBe(true),
  );

  it.each(["http://a.example", "/a b", "/a\n/b", "javascript:a()"])(
    "rejects %j as a target",
    (to) => expect(fits("to", to)).toBe(false),
  );

  it("reports a redirect from a page", () => {
    const site = {
      redirects: { redirects: [{ from: "/old" }, { from: "/pricing" }] },
      pages: [{ path: "/pricing" }],
      files: { redirects: entryOf() },
    };
    const message = '"/pricing" is a page. Remove the page or the redirect.';
    expect(reportsOf([redirectsFit], site)).toMatchObject([
      { field: "redirects[1].from", message },
    ]);
  });
});

it("reports the entry that leaves a list without published entries", () => {
  const waiting = siteSchema().kinds.find(({ canWait }) => canWait);
  const one = (data: Record<string, unknown>) => ({
    ...data,
    entry: entryOf({ kind: waiting, data }),
  });
  const reported = (articles: object[]) =>
    reportsOf([listsShow], { articles, releases: [] }, { today: "2025-06-01" });
  const later = one({ date: "2025-06-02" });
  expect(reported([later, one({ date: "2025-06-01" })])).toEqual([]);
  const message = containing("the list would be empty. Publish at least one.");
  expect(reported([later])).toMatchObject([{ field: "date", message }]);
  expect(reported([one({ draft: true }), later])).toMatchObject([{ field: "draft", message }]);
});
