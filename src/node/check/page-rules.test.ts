import plans from "../../testing/content/plans.json";
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

  it("notices a release that is gone, and says what to do", () => {
    const problems = problemsAfter(retire);
    const line = lineOf("published-paths.json", '"paths"');
    expect(problems).toMatchObject([{ file: "content/published-paths.json", line }]);
    expect(problems[0]?.message).toMatch(
      /"\/changelog\/v0-1-0" has no page.*"from": "\/changelog\/v0-1-0", "to": "\/changelog"/,
    );
  });

  it("is content when the address is redirected", () => {
    const problems = problemsAfter((draft) => {
      retire(draft);
      draft.set("redirects.json", "redirects[0].from", "/changelog/v0-1-0");
    });
    expect(problems).toEqual([]);
  });

  it("says nothing of a page that is new", () => {
    expect(afterSet("published-paths.json", "paths", ["/"])).toEqual([]);
  });
});
