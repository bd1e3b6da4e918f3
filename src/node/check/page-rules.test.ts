import plans from "../../testing/content/plans.json";
import { isError } from "../content/problem";
import { afterReplace, afterSet, lineOf, problemsAfter } from "../../testing/fixture-content";
import type { Draft } from "../../testing/fixture-content";

const article = "articles/second/index.md";

describe("titles and descriptions", () => {
  const title = "title: A harbour";
  /** 70 characters: too many beside the product's name. */
  const long = `title: ${"Very ".repeat(5)}dark, the harbour`;

  it("names the file whose title does not fit beside the product's name", () => {
    const problems = problemsAfter((draft) => {
      draft.replace(article, title, long);
      draft.replace(article, "shortTitle: A harbour at night", "");
    });
    expect(problems).toMatchObject([{ file: `content/${article}`, line: 2, field: "title" }]);
    expect(problems[0]?.message).toMatch(/ 79 characters; 60 fit, of which 51 .* add a shortTitle/);
  });

  it("takes a short title instead", () => {
    expect(afterReplace(article, title, long)).toEqual([]);
  });

  it("counts a longer product name", () => {
    const name = "Beacon ".repeat(6).trim();
    const files = afterSet("product.json", "name", name).map(({ file }) => file);
    expect(files).toContain("content/hero.json");
    expect(files).toContain(`content/${article}`);
    expect(files).not.toContain("content/blog.json");
  });

  it("finds two pages with the same description", () => {
    const problems = afterSet("contact.json", "meta.description", plans.meta.description);
    expect(problems).toMatchObject([{ file: "content/contact.json", field: "meta.description" }]);
    expect(problems[0]?.message).toContain("the same description as /pricing");
  });
});

describe("redirects", () => {
  it.each([
    [
      ["/old", "/nowhere"],
      '"/nowhere" is not a page. Name the page that people should see instead.',
    ],
    [["/pricing", "/blog"], '"/pricing" is a page. Remove one of the two.'],
    [["old", "/blog"], expect.stringMatching(/^"old" does not have the right form\./) as string],
  ])("are refused: %j", ([from, to], message) => {
    expect(afterSet("redirects.json", "redirects", [{ from, to }])).toMatchObject([{ message }]);
  });

  it("are refused when they begin at one address", () => {
    const redirects = ["/blog", "/"].map((to) => ({ from: "/old", to }));
    const problem = { field: "redirects[1].from", message: '"/old" is redirected twice.' };
    expect(afterSet("redirects.json", "redirects", redirects)).toMatchObject([problem]);
  });

  it("may lead to an anchor of a page", () => {
    const redirects = [{ from: "/features", to: "/#features" }];
    expect(afterSet("redirects.json", "redirects", redirects)).toEqual([]);
  });
});

describe("published addresses", () => {
  const retire = (draft: Draft) => draft.remove("releases/v0.1.0");

  it("reports a release that was removed, with advice", () => {
    const problems = problemsAfter(retire);
    const line = lineOf("published-paths.json", '"paths"');
    expect(problems).toMatchObject([{ file: "content/published-paths.json", line }]);
    expect(problems[0]?.message).toMatch(
      /"\/changelog\/v0-1-0" has no page.*"from": "\/changelog\/v0-1-0", "to": "\/changelog"/,
    );
  });

  it("accepts a redirected address", () => {
    const problems = problemsAfter((draft) => {
      retire(draft);
      draft.set("redirects.json", "redirects[0].from", "/changelog/v0-1-0");
    });
    expect(problems).toEqual([]);
  });

  it("ignores a new page", () => {
    expect(afterSet("published-paths.json", "paths", ["/"])).toEqual([]);
  });

  const release = "releases/v0.1.0/index.md";

  it("reports one that became a draft, with the file and both solutions", () => {
    const problems = afterReplace(release, "date:", "draft: true\ndate:");
    expect(problems).toMatchObject([{ file: "content/published-paths.json" }]);
    expect(problems[0]?.message).toBe(
      `"/changelog/v0-1-0" has been published, and its readers would find nothing now: content/${release} is a draft. Take \`draft: true\` out again, or add { "from": "/changelog/v0-1-0", "to": "/changelog" } to content/redirects.json. If it was never published, remove this line.`,
    );
    const redirected = problemsAfter((draft) => {
      draft.replace(release, "date:", "draft: true\ndate:");
      draft.set("redirects.json", "redirects[0].from", "/changelog/v0-1-0");
    });
    expect(redirected).toEqual([]);
  });

  it("reports one with a future date, for which a redirect does not help", () => {
    const later = (draft: Draft) => draft.replace(release, "2025-01-05", "2999-01-05");
    const [problem] = problemsAfter(later);
    expect(problem?.message).toContain(`content/${release} is dated 2999-01-05. Give it the day`);
    const redirected = problemsAfter((draft) => {
      later(draft);
      draft.set("redirects.json", "redirects[0].from", "/changelog/v0-1-0");
    });
    expect(redirected.filter(isError)).toMatchObject([
      { message: expect.stringContaining("is a page") as string },
    ]);
  });
});

describe("drafts", () => {
  const hide = "draft: true\ndate:";

  it("are no targets of redirects", () => {
    const problems = problemsAfter((draft) => {
      draft.replace(article, "date:", hide);
      draft.set("redirects.json", "redirects", [{ from: "/old", to: "/blog/harbour" }]);
    });
    const message = `"/blog/harbour" is a page that visitors do not see yet: content/${article} is a draft. Name another page until then.`;
    expect(problems).toMatchObject([{ field: "redirects[0].to", message }]);
  });

  it("leave at least one article and one release for visitors", () => {
    const problems = problemsAfter((draft) => {
      draft.replace(article, "date:", hide);
      draft.replace("articles/first/index.md", "2025-01-10", "2999-01-10");
    }).filter(isError);
    expect(problems).toMatchObject([{ file: "content/articles/first/index.md", field: "date" }]);
    expect(problems[0]?.message).toMatch(/its list would be empty\. Publish one\.$/);
  });
});
