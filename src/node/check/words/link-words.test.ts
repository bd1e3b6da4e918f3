import { afterReplace, problemsAfter } from "../../../testing/fixture-content";

const article = ["articles/first/index.md", "More text."] as const;

it.each([
  ["[Lantern](https://github.com/lamp)", true],
  ["[Lantern on GitHub](https://github.com/lamp)", false],
  ["[Lantern](https://news.example/lamp)", false],
  ["[The blog on pricing](/blog)", false],
  ["[About us](/pricing)", false],
])("a link leads to what it names: %s", (link, isReported) => {
  const message = expect.stringContaining("which is another one.") as string;
  expect(afterReplace(...article, link)).toMatchObject(isReported ? [{ message }] : []);
});

it("a tool's name may have any sign", () => {
  const [problem] = problemsAfter((draft) => {
    draft.replace(article[0], "name: Lantern", "name: Lantern +(b)");
    draft.replace(...article, "See [Lantern +(b)](https://github.com/lamp).");
  });
  expect(problem?.message).toContain('has a link "Lantern +(b)" to');
});
