import plans from "../testing/content/plans.json";
import { afterReplace, afterSet, problemsAfter } from "../testing/fixture-content";
import type { Draft } from "../testing/fixture-content";

const isError = ({ severity }: { severity?: string }) => severity === undefined;

const article = "articles/second/index.md";
const release = "releases/v0.1.0/index.md";
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
  it.each([
    ["/old", "/nowhere", '"/nowhere" doesn\'t exist. Redirect to the page that replaces it.'],
    ["/pricing", "/blog", '"/pricing" is a page. Remove the page or the redirect.'],
  ])("are refused: %s to %s", (from, to, message) => {
    expect(afterSet("redirects.json", "redirects", [{ from, to }])).toMatchObject([{ message }]);
  });

  it.each([
    ...["/*", "/blog/:slug", "//evil.example", "/a//b", '/a"b', "/a'b", "/a b", "/a?b", "/a#b"],
    ...["/a/", "/", "", "about", "https://evil.example/a", "/..", "/../a", "/a/./b", "/a\\b"],
    ...["/a\nb", "/a%", "/a%2", "/a%zz", "/a<b", "/ü", "/a;b", "/a{b}", "/a|b", "/a$b", "/a(b)"],
  ])("from %j are refused: hosts would read a rule in it", (from) => {
    expect(afterSet("redirects.json", "redirects", [{ from, to: "/blog" }])).toMatchObject([
      { field: "redirects[0].from" },
    ]);
  });

  it.each(["/about", "/old_post.html", "/2019/05/a~b-c", "/%C3%BCber", "/.well-known/x", "/..a"])(
    "from %s are plain",
    (from) => {
      expect(afterSet("redirects.json", "redirects", [{ from, to: "/blog" }])).toEqual([]);
    },
  );

  it("may lead to a file that a build writes", () => {
    const redirect = { from: "/blog/atom.xml", to: "/blog/rss.xml" };
    expect(afterSet("redirects.json", "redirects", [redirect])).toEqual([]);
  });

  it("are refused when they begin at one address, and may lead to an anchor", () => {
    const redirects = ["/#features", "/"].map((to) => ({ from: "/old", to }));
    const problem = {
      field: "redirects[1].from",
      message: '"/old" is redirected twice. Remove one of them.',
    };
    expect(afterSet("redirects.json", "redirects", redirects)).toMatchObject([problem]);
  });

  it("lead to no draft", () => {
    const problems = problemsAfter((draft) => {
      draft.replace(article, "date:", hide);
      draft.set("redirects.json", "redirects", [{ from: "/old", to: "/blog/harbour" }]);
    });
    const message = `"/blog/harbour" isn't published yet: content/${article} is a draft. Redirect to another page until then.`;
    expect(problems).toMatchObject([{ field: "redirects[0].to", message }]);
  });
});

describe("a published address", () => {
  const redirect = (draft: Draft) =>
    draft.set("redirects.json", "redirects[0].from", "/changelog/v0-1-0");

  it("without a page is reported, with the page above it as advice", () => {
    const problems = afterSet("published-paths.json", "paths", ["/", "/blog/category/light"]);
    expect(problems).toMatchObject([{ file: "content/published-paths.json", field: "paths[1]" }]);
    expect(problems[0]?.message).toBe(
      '"/blog/category/light" was published, but no longer exists. Restore the page, or add { "from": "/blog/category/light", "to": "/blog" } to content/redirects.json. If it never went live, remove this line.',
    );
  });

  describe("of a renamed page", () => {
    const paths = ["/", "/blog/harbour", "/blog/first-light", "/changelog/v0-1-0"];
    const advice = (change: (draft: Draft) => void, published = paths) =>
      problemsAfter((draft) => {
        draft.set("published-paths.json", "paths", published);
        change(draft);
      }).map(({ message }) => /"from": (".*?"), "to": (".*?")/.exec(message)?.slice(1).join(" → "));

    it("leads to its new address: the only new one in its place", () => {
      const renamed = (draft: Draft) => draft.replace(article, "slug: harbour", "slug: port");
      expect(advice(renamed)).toEqual(['"/blog/harbour" → "/blog/port"']);
    });

    it("leads to the most similar one of several", () => {
      const both = advice((draft) => {
        draft.replace(article, "slug: harbour", "slug: the-harbour");
        draft.replace("articles/first/index.md", "title: First light", "title: First lights");
      });
      expect(both).toEqual([
        '"/blog/harbour" → "/blog/the-harbour"',
        '"/blog/first-light" → "/blog/first-lights"',
      ]);
    });

    it("leads to the page above where nothing is new, or only a draft", () => {
      const drafted = (draft: Draft) =>
        draft.replace(article, "slug: harbour", `slug: port\n${hide.replace("date:", "").trim()}`);
      expect(advice(drafted)).toEqual(['"/blog/harbour" → "/blog"']);
    });
  });

  it("that became a draft is reported, unless it is redirected", () => {
    const [problem, ...others] = afterReplace(release, "date:", hide);
    expect(problem?.message).toBe(
      `"/changelog/v0-1-0" was published, but readers can't see it anymore: content/${release} is a draft. Remove \`draft: true\`, or add { "from": "/changelog/v0-1-0", "to": "/changelog" } to content/redirects.json. If it never went live, remove this line.`,
    );
    expect(others).toEqual([]);
    const redirected = problemsAfter((draft) => {
      draft.replace(release, "date:", hide);
      redirect(draft);
    });
    expect(redirected).toEqual([]);
  });

  it("with a future date is reported, and a redirect does not help", () => {
    const later = (draft: Draft) => draft.replace(release, "2025-01-05", "2999-01-05");
    const [problem] = problemsAfter(later);
    expect(problem?.message).toContain(`content/${release} is dated 2999-01-05. Set the date back`);
    const redirected = problemsAfter((draft) => {
      later(draft);
      redirect(draft);
    });
    expect(redirected.filter(isError)).toMatchObject([
      { message: expect.stringContaining("is a page") as string },
    ]);
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

it("of hidden releases the one that readers knew is named", () => {
  const problems = problemsAfter((draft) => {
    for (const file of [release, "releases/v0.2.0/index.md"]) draft.replace(file, "date:", hide);
  });
  const message = expect.stringContaining("the list would be empty.") as string;
  expect(problems).toContainEqual(
    expect.objectContaining({ file: `content/${release}`, field: "draft", message }),
  );
});
