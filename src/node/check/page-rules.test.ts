import { ContentCopy } from "../../testing/content-copy";
import type { Problem } from "../content/problem";
import { checkContent } from ".";

const article = "articles/the-best-ai-project-management-software-in-2025/index.md";
let content: ContentCopy;
beforeEach(() => {
  content = new ContentCopy();
});
afterEach(() => content.clean());

const problems = () => checkContent(content.root);

it("finds nothing in the content of this repository", () => {
  expect(problems()).toEqual([]);
});

describe("titles and descriptions", () => {
  it("names the file whose title does not fit beside the product's name", () => {
    content.replace(
      article,
      "title: The Best",
      "slug: the-best-ai-project-management-software-in-2025\ntitle: The Absolutely Very Best",
    );
    expect(problems()).toEqual([
      expect.objectContaining<Partial<Problem>>({
        file: `content/${article}`,
        line: 3,
        message: expect.stringMatching(
          /71 characters; 60 fit, of which 52 .* add a shortTitle/,
        ) as string,
      }),
    ]);
  });

  it("takes a short title instead", () => {
    content.replace(
      article,
      "title: The Best",
      "shortTitle: AI tools compared\nslug: the-best-ai-project-management-software-in-2025\ntitle: The Absolutely Very Best",
    );
    expect(problems()).toEqual([]);
  });

  it("counts a longer product name", () => {
    content.edit("product.json", (data) => (data.name = "Cairn for the whole company"));
    const files = problems().map(({ file }) => file);
    expect(files).toContain("content/hero.json");
    expect(files).toContain(`content/${article}`);
  });

  it("finds two pages with the same description", () => {
    content.edit("plans.json", (data) => {
      const contact = JSON.parse(JSON.stringify(data.meta)) as { description: string };
      content.edit("contact.json", (other) => {
        (other.meta as { description: string }).description = contact.description;
      });
    });
    expect(problems()).toEqual([
      expect.objectContaining<Partial<Problem>>({
        file: "content/contact.json",
        field: "meta.description",
        message: expect.stringContaining("the same description as /pricing") as string,
      }),
    ]);
  });
});

describe("redirects", () => {
  const redirect = (from: string, to: string) =>
    content.edit("redirects.json", (data) => (data.redirects = [{ from, to }]));

  it.each([
    ["/old", "/nowhere", '"/nowhere" is not a page'],
    ["/pricing", "/blog", '"/pricing" is a page'],
    ["old", "/blog", "does not have the right form"],
  ])("refuses %s → %s", (from, to, message) => {
    redirect(from, to);
    expect(problems().map((problem) => problem.message)).toContainEqual(
      expect.stringContaining(message),
    );
  });

  it("allows an anchor of a page", () => {
    redirect("/features", "/#features");
    expect(problems()).toEqual([]);
  });
});

describe("published addresses", () => {
  it("notices a release that is gone, and says what to do", () => {
    content.remove("releases/v0.9.0");
    expect(problems()).toEqual([
      expect.objectContaining<Partial<Problem>>({
        file: "content/published-paths.json",
        message: expect.stringMatching(
          /"\/changelog\/v0-9-0" has no page.*"from": "\/changelog\/v0-9-0", "to": "\/changelog"/,
        ) as string,
      }),
    ]);
  });

  it("is content when the address is redirected", () => {
    content.remove("releases/v0.9.0").edit("redirects.json", (data) => {
      data.redirects = [{ from: "/changelog/v0-9-0", to: "/changelog" }];
    });
    expect(problems()).toEqual([]);
  });

  it("says nothing of an article that is new", () => {
    content.replace(article, "title: The Best", "slug: another\ntitle: The Best");
    content.edit("published-paths.json", (data) => {
      data.paths = (data.paths as string[]).filter((path) => !path.startsWith("/blog/"));
    });
    expect(problems()).toEqual([]);
  });
});
