import { lineOf, problemsAfter } from "../../testing/broken-content";

const article = "articles/the-best-ai-project-management-software-in-2025/index.md";
const release = "releases/v0.11.0/index.md";
const title = "title: The Best AI Project Management Software in 2025";

describe("a value of a wrong kind", () => {
  it.each([
    [
      "text for a number",
      "plans.json",
      '"monthly": 12',
      '"monthly": "12"',
      "plans[1].monthly",
      "must be a whole number, without quotes.",
    ],
    [
      "a broken number",
      "plans.json",
      '"monthly": 12',
      '"monthly": 12.5',
      "plans[1].monthly",
      "must be a whole number, without quotes.",
    ],
    [
      "a number for text",
      article,
      title,
      "title: 2025",
      "title",
      "must be text. Put quotes around 2025.",
    ],
    [
      "text for yes or no",
      "editors.json",
      '"done": true',
      '"done": "yes"',
      "pane.subtasks[0].done",
      "must be true or false, without quotes.",
    ],
    [
      "text for a list",
      "hero.json",
      '["Board", "Backlog", "Roadmap", "Reports"]',
      '"Board"',
      "views",
      "must be a list.",
    ],
    [
      "text for an object",
      "roadmap.json",
      '"stages": [',
      '"stages": [ "Soon",',
      "stages[0]",
      "must be an object with named fields.",
    ],
    [
      "a word that is not in the list",
      "roadmap.json",
      '"icon": "moon"',
      '"icon": "sun"',
      "stages[1].items[0].icon",
      "must be one of subtasks, moon, chart, trophy, plug, bot.",
    ],
  ])("%s is refused", (_what, file, find, by, field, message) => {
    const problems = problemsAfter((draft) => draft.replace(file, find, by));
    expect(problems).toMatchObject([{ file: `content/${file}`, field, message }]);
  });
});

describe("text with rules", () => {
  const description = lineOf(article, "description:");

  it.each([
    ["too short", "Short.", "has 6 characters, needs at least 70."],
    ["too long", "x".repeat(161), "has 161 characters, may have 160."],
  ])("is refused when it is %s", (_how, text, message) => {
    const problems = problemsAfter((draft) =>
      draft.replace(article, "description: ", `description: ${text} # `),
    );
    expect(problems).toMatchObject([{ field: "description", line: description, message }]);
  });

  it("counts a letter as one, whatever it is made of", () => {
    const problems = problemsAfter((draft) =>
      draft.replace(article, "description: ", `description: ${"😀".repeat(160)} # `),
    );
    expect(problems).toEqual([]);
  });

  it.each([
    [
      "an address without https",
      "product.json",
      "https://discord.gg",
      "http://discord.gg",
      "chatUrl",
    ],
    [
      "an address with a slash at the end",
      "product.json",
      "https://cairn.example",
      "https://cairn.example/",
      "siteUrl",
    ],
    ["a version with a v", release, "version: 0.11.0", "version: v0.11.0", "version"],
    [
      "a link without a slash",
      "footer.json",
      '"to": "/company"',
      '"to": "company"',
      "columns[0].links[0].to",
    ],
    [
      "a handle with a space",
      "people/noor-haddad.json",
      '"noor-haddad"',
      '"Noor Haddad"',
      "handle",
    ],
  ])("is refused when it is %s", (_what, file, find, by, field) => {
    const problems = problemsAfter((draft) => draft.replace(file, find, by));
    expect(problems).toMatchObject([{ file: `content/${file}`, field }]);
    expect(problems[0]?.message).toContain("does not have the right form.");
  });
});
