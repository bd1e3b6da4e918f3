import fs from "node:fs";
import path from "node:path";
import {
  afterReplace,
  fixtureContent,
  fixtureDay,
  problemsAfter,
  withDraft,
} from "../../../testing/fixture-content";
import type { Draft } from "../../../testing/fixture-content";
import { contentFiles } from "../../content/entry";
import { readContent } from "../../read-content";

const first = "articles/first/index.md";
const second = "articles/second/index.md";

const adds =
  (text: string, file = first) =>
  ({ root }: Draft) =>
    fs.appendFileSync(path.join(root, file), `\n${text}\n`);
const after = (text: string, file?: string) => problemsAfter(adds(text, file));

it.each([
  ["links to pages", "A [page](/pricing), [one](/?from=x#features), [itself](/blog/first-light)."],
  [
    "anchors of this text and of others",
    "[Up](#a-heading), [terms](/tos#the-agreement), [lens](/changelog/v0-2-0#a-lens).",
  ],
  ["anchors of the page around the text", "[Changes](/blog/first-light#updates)."],
  ["two headings of one name", "## A heading\n\n[The second](#a-heading-1)."],
  ["a heading with signs", "## The `key`, and *more*\n\n[It](#the-key-and-more)."],
  [
    "files that the build writes",
    "[RSS](/blog/rss.xml), [text](/pricing.md), [map](/sitemap.xml), [guide](/llms.txt).",
  ],
  ["files of static/", "[Icon](/icon.svg), ![A cairn](/icon.svg)."],
  [
    "other sites, mail and phone",
    "<https://a.example> https://b.example [m](mailto:a@b.example) [t](tel:+123).",
  ],
  [
    "what stands in code",
    "`[a] (/b) http://c.example TODO`\n\n```sh\n# TODO [x](/y) <script>\n```",
  ],
  ["a table, with a stroke inside a cell", "| A | B |\n| - | - |\n| 1 \\| 2 | 3 |\n| 4 |"],
  [
    "tags that change a word",
    'H<sub>2</sub>O <kbd>K</kbd> <abbr title="Name">N</abbr> a<br>b <!-- <p> -->',
  ],
  ["a fold", "<details open>\n<summary>More</summary>\n\nText.\n\n</details>"],
  ["signs in words", "1 < 2, a | b, [sic], 2 * 3 * 4, - [ ] a box, \\<script\\>."],
  ["a footnote", "A claim[^1].\n\n[^1]: Its [source](/pricing)."],
  ["an abbreviation", "MCP is one.\n\n*[MCP]: Model Context Protocol"],
  ["boxes", "> [!NOTE]\n> Text.\n\n> [!caution] Careful\n> Text."],
])("takes %s", (_what, text) => {
  expect(after(text)).toEqual([]);
});

describe("a script", () => {
  const files = contentFiles(fixtureContent).filter((name) => name.endsWith(".md"));
  const script = "<script>alert(1)</script>";

  it.each(files)("in %s leaves no site to build", (file) => {
    const { problems, site } = withDraft(adds(script, file), (root) =>
      readContent(root, fixtureDay),
    );
    expect(problems).toContainEqual(
      expect.objectContaining({
        file: `content/${file}`,
        field: "text",
        message: expect.stringContaining("has a <script> tag") as string,
      }),
    );
    expect(site).toBeUndefined();
  });

  it.each([
    ["a comment that has ended at once", `<!--> ${script} -->`],
    ["the shortest comment with a stroke", `<!---> ${script} -->`],
    ["a comment that ends with !", `<!-- x --!> ${script} -->`],
    ["a footnote", `A claim ^[with ${script} in it].`],
    ["a footnote's text", `A claim[^1].\n\n[^1]: ${script}`],
  ])("is found behind %s", (_what, text) => {
    expect(after(text)).toMatchObject([
      { message: expect.stringContaining("has a <script>") as string },
    ]);
  });
});

describe("a draft", () => {
  const draft = (date = "2025-01-01") => `---
title: A draft
description: A text that is not finished, long enough to have a description of seventy signs.
author: jon-lund
date: ${date}
category: Light
draft: true
image: ./cover.png
imageAlt: A cover
---

TODO: an end. [Another](/blog/harbour)
`;
  const withThird = (text: string, change?: (draft: Draft) => void) =>
    problemsAfter((files) => {
      files.write("articles/third/index.md", text);
      fs.cpSync(
        path.join(files.root, "articles/first/cover.png"),
        path.join(files.root, "articles/third/cover.png"),
      );
      change?.(files);
    });

  it("may be unfinished and of a later day", () => {
    expect(withThird(draft("2030-01-01"))).toEqual([]);
  });

  it("is checked like any other text", () => {
    expect(withThird(`${draft()}[Dead](/nowhere)`)).toMatchObject([{ field: "text", line: 13 }]);
  });

  it("is no target of links in a published text", () => {
    const problems = withThird(draft(), adds("[Soon](/blog/a-draft)", second));
    expect(problems).toMatchObject([{ file: `content/${second}` }]);
    expect(problems[0]?.message).toMatch(/^links to "\/blog\/a-draft", which is a draft/);
  });
});

it("reports a link to an article that appears later, with its date", () => {
  const problems = problemsAfter((draft) => {
    draft.replace(second, "date: 2025-02-20", "date: 2025-07-01");
    adds("[Soon](/blog/harbour)")(draft);
  });
  expect(problems).toMatchObject([{ file: `content/${first}` }, { severity: "warning" }]);
  expect(problems[0]?.message).toContain('"/blog/harbour", which appears on 2025-07-01.');
});

it("reports a dead link while another file is broken, and only warns when that file may have the page", () => {
  const problems = problemsAfter((draft) => {
    draft.replace(second, "title: A harbour", "title: New: a harbour");
    adds("[By its folder](/blog/second), [perhaps](/blog/harbour), [never](/blogs)")(draft);
  });
  const message = (text: string) => expect.stringContaining(text) as string;
  expect(problems).toMatchObject([
    { message: message('links to "/blogs", which is no page of this site.') },
    { file: `content/${second}`, field: "front matter" },
    { severity: "warning", message: message('"/blog/harbour", which is no page, unless') },
  ]);
});

it("returns a site when there are only warnings", () => {
  const reading = withDraft(adds("A [moved](/about) page."), (root) =>
    readContent(root, fixtureDay),
  );
  expect(reading.problems).toMatchObject([{ severity: "warning" }]);
  expect(reading.site).toBeDefined();
});

it("counts lines as an editor does, with Windows line ends too", () => {
  const problems = afterReplace(first, "More text.", "More text.\r\nAnd a\r\n[link](/nowhere).");
  expect(problems).toMatchObject([{ line: 24 }]);
});
