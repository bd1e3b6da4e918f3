import fs from "node:fs";
import path from "node:path";
import {
  afterReplace,
  fixtureContent,
  fixtureDay,
  problemsAfter,
  withDraft,
} from "../../testing/fixture-content";
import { addArticles } from "../../testing/many";
import type { Draft } from "../../testing/fixture-content";
import { contentFiles } from "../../../plugins/gatsby-source-typed-content";
import { readContent } from "../content";

const first = "articles/first/index.md";
const second = "articles/second/index.md";

const adds =
  (text: string, file = first) =>
  ({ root }: Draft) =>
    fs.appendFileSync(path.join(root, file), `\n${text}\n`);
const after = (text: string) => problemsAfter(adds(text));
const message = (text: string) => expect.stringContaining(text) as string;

it.each([
  ["links as tags", '<a href="/prcing">Prices</a>', 'links to "/prcing"'],
  ["images as tags", '<p>\n<img src="./quay.png" alt="A quay"></p>', 'shows "./quay.png"'],
  ["addresses that run code", '<a href=" java\nscript:a()">x</a>', "which could run code"],
])("%s are checked like others", (_what, text, says) => {
  expect(after(text)).toMatchObject([{ message: message(says) }]);
});

it("repeated mistakes in a text are reported once", () => {
  const block = "```typscript\n1\n```\n\n<lamp></lamp>\n\n";
  expect(after(block.repeat(3)).map((problem) => problem.message)).toEqual([
    message("typscript"),
    message("<lamp>"),
  ]);
});

const script = "<script>alert(1)</script>";

it.each(contentFiles(fixtureContent).filter((name) => name.endsWith(".md")))(
  "a script in %s leaves no site to build",
  (file) => {
    const { problems, site } = withDraft(adds(script, file), (root) =>
      readContent(root, fixtureDay),
    );
    const message = expect.stringContaining("contains <script>") as string;
    const problem = { file: `content/${file}`, field: "text", message };
    expect(problems).toContainEqual(expect.objectContaining(problem));
    expect(site).toBeUndefined();
  },
);

it.each([
  ["the shortest comment with a dash", `<!---> ${script} -->`],
  ["a comment that ends with !", `<!-- x --!> ${script} -->`],
  ["a footnote", `A claim ^[with ${script} in it].`],
  ["a footnote's text", `A claim[^1].\n\n[^1]: ${script}`],
])("a script is found after %s", (_what, text) => {
  expect(after(text).map((problem) => problem.message)).toContainEqual(
    message("contains <script>"),
  );
});

describe("a draft", () => {
  const file = "articles/1/index.md";
  const withArticle = (text: string, change?: (draft: Draft) => void) =>
    problemsAfter((draft) => {
      addArticles(draft, 1);
      draft.replace(file, "date:", "draft: true\ndate:");
      adds(text, file)(draft);
      change?.(draft);
    });

  it("may be unfinished and of a later day", () => {
    expect(withArticle("TODO: an end. [Another](/blog/harbour)")).toEqual([]);
  });

  it("is checked like any other text", () => {
    expect(withArticle("[Dead](/nowhere)")).toMatchObject([{ field: "text", line: 14 }]);
  });

  it("can't be linked from a published text", () => {
    expect(withArticle("", adds("[Soon](/blog/article-1)", second))).toMatchObject([
      {
        file: `content/${second}`,
        message: message('links to "/blog/article-1", which is a draft'),
      },
    ]);
  });
});

it("a link to an article that appears later is reported, with its date", () => {
  const problems = problemsAfter((draft) => {
    draft.replace(second, "date: 2025-02-20", "date: 2025-07-01");
    adds("[Soon](/blog/harbour)")(draft);
  });
  expect(problems).toMatchObject([
    {
      file: `content/${first}`,
      message: message('"/blog/harbour", which isn\'t published until 2025-07-01.'),
    },
    { severity: "warning" },
  ]);
});

it("a dead link is reported while another file is broken, with a warning when that file may have the page", () => {
  const problems = problemsAfter((draft) => {
    draft.replace(second, "title: A harbour", "title: New: a harbour");
    adds("[Perhaps](/blog/harbour), [never](/blogs)")(draft);
  });
  expect(problems).toMatchObject([
    { message: message('links to "/blogs", which doesn\'t exist.') },
    { file: `content/${second}`, field: "front matter" },
    {
      severity: "warning",
      message: message('"/blog/harbour", which doesn\'t exist (or its file has errors'),
    },
  ]);
});

it("a file name that only looks like the image's is reported", () => {
  const problems = problemsAfter(({ root, replace }) => {
    fs.copyFileSync(
      path.join(root, path.dirname(first), "cover.png"),
      path.join(root, path.dirname(first), "caf\u0065\u0301.png"),
    );
    replace(first, "More text.", "![A quay](./caf\u00e9.png)");
  });
  expect(problems).toContainEqual(
    expect.objectContaining({ message: message("Rename it without accents.") }),
  );
});

it("lines count as in an editor, with Windows line ends too", () => {
  const problems = afterReplace(first, "More text.", "More text.\r\nAnd a\r\n[dead](/nowhere).");
  expect(problems).toMatchObject([{ line: 23 }]);
});
