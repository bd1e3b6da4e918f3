import { lineOf, problemsAfter } from "../../testing/fixture-content";

const article = "articles/first/index.md";
const wholeNumber = "must be a whole number, without quotes.";

describe("a value of a wrong kind", () => {
  it.each([
    ["text for a number", "plans.json", "plans[1].monthly", "8", wholeNumber],
    ["a broken number", "plans.json", "plans[1].monthly", 8.5, wholeNumber],
    ["a number for text", "closing.json", "heading", 2025, "must be text. Put quotes around 2025."],
    [
      "text for yes or no",
      "editors.json",
      "pane.code[0].suggested",
      "yes",
      "must be true or false, without quotes.",
    ],
    ["text for a list", "hero.json", "views", "Board", "must be a list."],
    [
      "text for an object",
      "roadmap.json",
      "stages[0]",
      "Soon",
      "must be an object with named fields.",
    ],
    [
      "a word that is not in the list",
      "roadmap.json",
      "stages[1].items[0].icon",
      "sun",
      "must be one of subtasks, moon, chart, trophy, plug, bot.",
    ],
  ])("%s is refused", (_what, file, field, value, message) => {
    const problems = problemsAfter((draft) => draft.set(file, field, value));
    expect(problems).toMatchObject([{ file: `content/${file}`, field, message }]);
  });
});

describe("text with rules", () => {
  const describeAs = (text: string) =>
    problemsAfter((draft) => draft.replace(article, "description: ", `description: ${text} # `));

  it.each([
    ["too short", "Short.", "has 6 characters, needs at least 70."],
    ["too long", "x".repeat(161), "has 161 characters, may have 160."],
  ])("is refused when it is %s", (_how, text, message) => {
    const line = lineOf(article, "description:");
    expect(describeAs(text)).toMatchObject([{ field: "description", line, message }]);
  });

  it("counts a letter as one, whatever it is made of", () => {
    expect(describeAs("😀".repeat(160))).toEqual([]);
  });

  it.each([
    ["an address without https", "product.json", "chatUrl", "http://chat.beacon.example"],
    ["an address with a slash at the end", "product.json", "siteUrl", "https://beacon.example/"],
    ["a link without a slash", "footer.json", "columns[0].links[0].to", "company"],
    ["a handle with a space", "people/jon-lund.json", "handle", "Jon Lund"],
  ])("is refused when it is %s", (_what, file, field, value) => {
    const problems = problemsAfter((draft) => draft.set(file, field, value));
    expect(problems).toMatchObject([{ file: `content/${file}`, field }]);
    expect(problems[0]?.message).toContain(`"${value}" does not have the right form.`);
  });

  it("is refused when it is a version with a v", () => {
    const file = "releases/v0.2.0/index.md";
    const problems = problemsAfter((draft) =>
      draft.replace(file, "version: 0.2.0", "version: v0.2.0"),
    );
    expect(problems).toMatchObject([{ file: `content/${file}`, field: "version" }]);
    expect(problems[0]?.message).toContain("does not have the right form.");
  });
});
