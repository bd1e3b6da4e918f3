import { afterReplace, afterSet } from "../testing/fixture-content";

const article = "articles/second/index.md";

it.each([
  ["🚀 A harbour 1️⃣", "🚀 1️⃣"],
  ["A harbour, 港 and مرحبا", "港 مرحبا"],
  ["α → β", "α → β"],
  ["Cafe\u0301 日", "日"],
])("a title with what its share card can't show gets a warning: %s", (title, lost) => {
  const message = `contains ${lost}, which share cards leave out: their font only has Latin letters. Check that the card reads well without it.`;
  const warning = { file: `content/${article}`, field: "title", message, severity: "warning" };
  expect(
    afterReplace(article, "title: A harbour at night, seen from the sea", `title: "${title}"`),
  ).toContainEqual(expect.objectContaining(warning));
});

it("the words of a page's own card are checked, too", () => {
  const warning = { field: "meta.card", severity: "warning" };
  expect(afterSet("plans.json", "meta.card", "Free 🎉")).toContainEqual(
    expect.objectContaining(warning),
  );
});
