import plans from "../../testing/content/plans.json";
import { lineOf, problemsAfter } from "../../testing/fixture-content";
import type { Draft } from "../../testing/fixture-content";

const article = "articles/second/index.md";
const short = "shortTitle: A harbour at night";

describe("titles and descriptions", () => {
  /** 70 characters: too many beside the product's name. */
  const lengthen = (draft: Draft) =>
    draft.replace(article, "title: A harbour", `title: ${"Very ".repeat(5)}dark, the harbour`);

  it("names the file whose title does not fit beside the product's name", () => {
    const problems = problemsAfter((draft) => {
      lengthen(draft);
      draft.replace(article, short, "");
    });
    expect(problems).toMatchObject([{ file: `content/${article}`, line: 2, field: "title" }]);
    expect(problems[0]?.message).toMatch(/ 79 characters; 60 fit, of which 51 .* add a shortTitle/);
  });

  it("takes a short title instead", () => {
    expect(problemsAfter(lengthen)).toEqual([]);
  });

  it("counts a longer product name", () => {
    const name = "Beacon ".repeat(6).trim();
    const files = problemsAfter((draft) => draft.set("product.json", "name", name)).map(
      ({ file }) => file,
    );
    expect(files).toContain("content/hero.json");
    expect(files).toContain(`content/${article}`);
    expect(files).not.toContain("content/blog.json");
  });

  it("finds two pages with the same description", () => {
    const problems = problemsAfter((draft) =>
      draft.set("contact.json", "meta.description", plans.meta.description),
    );
    expect(problems).toMatchObject([{ file: "content/contact.json", field: "meta.description" }]);
    expect(problems[0]?.message).toContain("the same description as /pricing");
  });
});

describe("redirects", () => {
  const afterRedirects = (...redirects: [from: string, to: string][]) =>
    problemsAfter((draft) =>
      draft.set(
        "redirects.json",
        "redirects",
        redirects.map(([from, to]) => ({ from, to })),
      ),
    ).map(({ message }) => message);

  it.each([
    ["/old", "/nowhere", '"/nowhere" is not a page'],
    ["/pricing", "/blog", '"/pricing" is a page'],
    ["old", "/blog", "does not have the right form"],
  ])("refuses %s → %s", (from, to, message) => {
    expect(afterRedirects([from, to])).toEqual([expect.stringContaining(message)]);
  });

  it("refuses a second redirect of the same address", () => {
    expect(afterRedirects(["/old", "/blog"], ["/old", "/"])).toEqual([
      '"/old" is redirected twice.',
    ]);
  });

  it("allows an anchor of a page", () => {
    expect(afterRedirects(["/features", "/#features"])).toEqual([]);
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
    expect(problemsAfter((draft) => draft.set("published-paths.json", "paths", ["/"]))).toEqual([]);
  });
});
