import { lineOf, problemsAfter } from "../../testing/broken-content";

const article = "articles/the-best-ai-project-management-software-in-2025/index.md";
const release = "releases/v0.10.0/index.md";
const text = (words: number) => "word ".repeat(words);
const frontMatter = (more: string) => `---
title: A second article
description: ${"d".repeat(80)}
author: ines-moreau
date: 2025-05-01
readTime: 2
category: Software
image: ../the-best-ai-project-management-software-in-2025/cover.png
imageAlt: Cover
${more}
---

${text(530)}
`;

describe("two pages with one address", () => {
  it("is an error when two articles share a slug", () => {
    const slug = "slug: the-best-ai-project-management-software-in-2025";
    const problems = problemsAfter((draft) =>
      draft.write("articles/zz/index.md", frontMatter(slug)),
    );
    expect(problems).toMatchObject([
      { file: "content/articles/zz/index.md", line: 10, field: "slug" },
    ]);
    expect(problems[0]?.message).toBe(
      `"the-best-ai-project-management-software-in-2025" is taken by content/${article}. Change one of the two.`,
    );
  });

  it("is fine when one of two articles of the same title has a slug of its own", () => {
    const problems = problemsAfter((draft) => {
      draft.write("articles/y/index.md", frontMatter(""));
      draft.write("articles/z/index.md", frontMatter("slug: another"));
    });
    // They still need titles of their own, for readers; the address is no problem.
    expect(problems.filter(({ field }) => field === "slug")).toEqual([]);
    expect(problems[0]?.message).toMatch(/^has the same title as \/blog\/another\./);
  });

  it("is an error when two releases have one version", () => {
    const problems = problemsAfter((draft) =>
      draft.replace(release, "version: 0.10.0", "version: 0.11.0"),
    );
    expect(problems).toContainEqual({
      file: "content/releases/v0.11.0/index.md",
      line: lineOf("releases/v0.11.0/index.md", "version"),
      field: "version",
      message: `"0.11.0" is taken by content/${release}. Change one of the two.`,
    });
  });

  it("is an error when two people have one handle", () => {
    const problems = problemsAfter((draft) =>
      draft.replace("people/tomas-reyes.json", '"tomas-reyes"', '"noor-haddad"'),
    );
    expect(problems).toMatchObject([
      {
        file: "content/people/tomas-reyes.json",
        field: "handle",
        message:
          '"noor-haddad" is taken by content/people/noor-haddad.json. Change one of the two.',
      },
    ]);
  });
});

describe("a name that leads nowhere", () => {
  it("is an error as author, and says who there is", () => {
    const problems = problemsAfter((draft) =>
      draft.replace(article, "author: ines-moreau", "author: nobody"),
    );
    expect(problems).toEqual([
      {
        file: `content/${article}`,
        line: lineOf(article, "author"),
        field: "author",
        message:
          'names "nobody", which does not exist. There are: ines-moreau, noor-haddad, tomas-reyes.',
      },
    ]);
  });

  it("is an error as release of a roadmap item", () => {
    const problems = problemsAfter((draft) =>
      draft.replace("roadmap.json", '"release": "0.11.0"', '"release": "0.12.0"'),
    );
    expect(problems).toMatchObject([
      {
        file: "content/roadmap.json",
        line: lineOf("roadmap.json", '"release"'),
        field: "stages[0].items[0].release",
      },
    ]);
    expect(problems[0]?.message).toContain(
      'names "0.12.0", which does not exist. There are: 0.10.0',
    );
  });

  it.each([
    ["hero.json", '"issue": "CRN-142"', /^suggestion\.issue$/],
    ["editors.json", '"issue": "CRN-128"', /^pane\.issue$/],
    ["backlog.json", '"highlight": "CRN-133"', /^highlight$/],
    ["labels.json", '"issue": "CRN-128"', /^flow\.issue$/],
    ["issue-types.json", '"example": "CRN-136"', /^types\[2\]\.example$/],
    ["demo-project.json", '"epic": "CRN-101"', /^issues\[\d+\]\.epic$/],
    ["demo-project.json", '"status": "In review"', /^issues\[\d+\]\.status$/],
    ["demo-project.json", '"assignee": "dp"', /^issues\[\d+\]\.assignee$/],
  ])("is an error in the scene's project: %s, %s", (file, find, field) => {
    const [name] = find.split(":");
    const problems = problemsAfter((draft) =>
      draft.replace(file, find, `${name ?? ""}: "CRN-999"`),
    );
    expect(problems).toMatchObject([{ file: `content/${file}`, line: lineOf(file, find) }]);
    expect(problems[0]?.field).toMatch(field);
    expect(problems[0]?.message).toMatch(/names "CRN-999", which .* does not have. There are: /);
  });
});
