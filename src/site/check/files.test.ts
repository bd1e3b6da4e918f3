import { problemsAfter } from "../../testing/fixture-content";

it("the fixture content has no problems", () => {
  expect(problemsAfter(() => undefined)).toEqual([]);
});

it.each(["plan.json", "person.json", "notes/today.json", "articles/third/text.md", "terms/old.md"])(
  "a file in the wrong place is reported: %s",
  (file) => {
    const text = file.endsWith(".md") ? "---\ntitle: Text\n---\n" : "{}";
    const message = "isn't a content file the site knows. Check its name and folder.";
    expect(problemsAfter((draft) => draft.write(file, text))).toMatchObject([
      { file: `content/${file}`, field: "file", message },
    ]);
  },
);

it.each(["plans.json", "issue-types.json"])("a missing file is reported: %s", (removed) => {
  expect(problemsAfter((draft) => draft.remove(removed))).toContainEqual({
    file: expect.stringContaining(removed) as string,
    field: "file",
    message: "is missing, but the site needs it. Restore it.",
  });
});

it("without an article there is no blog, and links to it are named", () => {
  const problems = problemsAfter((draft) => draft.remove("articles"));
  const messages = problems.map(({ message }) => message);
  expect(messages).toContainEqual(expect.stringContaining('links to "/blog'));
  expect(messages).not.toContainEqual(expect.stringContaining("is missing"));
});

it.each(["plans.json", "product.json", "roadmap.json", "words.json"])(
  "a broken file hides nothing and breaks nothing: %s",
  (file) => {
    const article = "articles/first/index.md";
    const message = expect.stringContaining('links to "/nowhere"') as string;
    for (const broken of ["{", "{}", '{ "currency": "EUR" }', undefined]) {
      const problems = problemsAfter((draft) => {
        if (broken) draft.write(file, broken);
        else draft.remove(file);
        draft.replace(article, "More text.", "[Text](/nowhere).");
      });
      expect(problems).toContainEqual(expect.objectContaining({ message }));
    }
  },
);
