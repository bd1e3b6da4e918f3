import plans from "../testing/content/plans.json";
import { afterReplace, afterSet, problemsAfter } from "../testing/fixture-content";

const isError = ({ severity }: { severity?: string }) => severity === undefined;

const article = "articles/second/index.md";
const hide = "draft: true\ndate:";

it("a short title makes room for a long one", () => {
  const long = `title: ${"Very ".repeat(5)}dark, the harbour`;
  expect(afterReplace(article, "title: A harbour", long)).toEqual([]);
});

it("a title that search results cut off is a warning", () => {
  const says =
    'becomes "first first first first first first first first first · Bea…" (62 characters)';
  const title = `title: ${"first ".repeat(9).trim()}`;
  expect(afterReplace("articles/first/index.md", "title: First light", title)).toMatchObject([
    { field: "title", severity: "warning", message: expect.stringContaining(says) as string },
  ]);
});

it.each(["title", "description"] as const)("two pages with the same %s are reported", (name) => {
  const problems = afterSet("contact.json", `meta.${name}`, plans.meta[name]);
  expect(problems).toMatchObject([{ file: "content/contact.json", field: `meta.${name}` }]);
  expect(problems[0]?.message).toContain(`the same ${name} as on /pricing`);
});

it("an article's title is another's shortTitle", () => {
  const by = ["shortTitle: A harbour at night", "shortTitle: First light"] as const;
  const message = "is the same title as on /blog/first-light. Give each page its own.";
  expect(afterReplace(article, ...by)).toMatchObject([{ field: "shortTitle", message }]);
});

it("a name in the bar without a page is reported", () => {
  const message = '"Prices" leads to /prices, which doesn\'t exist. Use the name of a page.';
  expect(afterSet("navigation.json", "links", ["Features", "Pricing", "Prices"])).toMatchObject([
    { file: "content/navigation.json", field: "links[2]", message },
  ]);
});

describe("redirects", () => {
  const afterRedirect = (from: string, to = "/blog") =>
    afterSet("redirects.json", "redirects", [{ from, to }]);

  it.each([
    ...["/*", "/blog/:slug", "//evil.example", "/a//b", '/a"b', "/a'b", "/a b", "/a?b", "/a#b"],
    ...["/a/", "/", "", "about", "https://evil.example/a", "/..", "/../a", "/a/./b", "/a\\b"],
    ...["/a\nb", "/a%", "/a%2", "/a%zz", "/a<b", "/ü", "/a;b", "/a{b}", "/a|b", "/a$b", "/a(b)"],
    ...["/%2F%2Fevil.example", "/a%2fb", "/%2e%2e/x", "/%0d%0aX", "/a%00", "/a%7F", "/a%5Cb"],
    ...["/api", "/api/users/add", "/%61pi/users/add", "/admin", "/admin/config.yml"],
  ])("from %j are refused: hosts would read something else in it, or it's taken", (from) => {
    expect(afterRedirect(from)).toMatchObject([{ field: "redirects[0].from" }]);
  });

  it.each([
    ...["/about", "/old_post.html", "/2019/05/a~b-c", "/%C3%BCber", "/a%20b", "/.well-known/x"],
    ...["/..a", "/apis", "/administration", "/blog/atom.xml"],
  ])("from %s are plain", (from) => expect(afterRedirect(from)).toEqual([]));

  it("from a page are refused, also from a draft's", () => {
    const message = '"/pricing" is a page. Remove the page or the redirect.';
    expect(afterRedirect("/pricing")).toMatchObject([{ field: "redirects[0].from", message }]);
    const problems = problemsAfter((draft) => {
      draft.replace(article, "date:", hide);
      draft.set("redirects.json", "redirects", [{ from: "/blog/harbour", to: "/blog" }]);
    });
    expect(problems).toMatchObject([{ field: "redirects[0].from" }]);
  });

  it.each(["/blog", "/blog/rss.xml", "/#features", "https://elsewhere.example/a"])(
    "may lead to %s",
    (to) => expect(afterRedirect("/old", to)).toEqual([]),
  );

  it.each(["/nowhere", "//evil.example", "http://a.example", "/a b", "/a\n/b", "javascript:a()"])(
    "to %j are refused",
    (to) => expect(afterRedirect("/old", to)).toMatchObject([{ field: "redirects[0].to" }]),
  );

  it("begin at different addresses, and lead to no draft", () => {
    const twice = ["/blog", "/"].map((to) => ({ from: "/old", to }));
    expect(afterSet("redirects.json", "redirects", twice)).toMatchObject([
      { field: "redirects[1].from" },
    ]);
    const problems = problemsAfter((draft) => {
      draft.replace(article, "date:", hide);
      draft.set("redirects.json", "redirects", [{ from: "/old", to: "/blog/harbour" }]);
    });
    expect(problems).toMatchObject([{ field: "redirects[0].to" }]);
  });
});

it("one article and one release must be published", () => {
  const problems = problemsAfter((draft) => {
    draft.replace(article, "date:", hide);
    draft.replace("articles/first/index.md", "2025-01-10", "2999-01-10");
  }).filter(isError);
  expect(problems).toMatchObject([{ file: "content/articles/first/index.md", field: "date" }]);
  expect(problems[0]?.message).toMatch(/the list would be empty\. Publish at least one\.$/);
});
