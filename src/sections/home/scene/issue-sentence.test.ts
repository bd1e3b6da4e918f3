import { issueSentence } from "./issue-sentence";

const issue = { key: "A-1", title: "A", status: "Todo", labels: ["b", "c"], points: 3 };

test("a sentence has the issue's facts in its places, and unknown places stay", () => {
  const template = "{key} {title} {status} {labels} {points} {count} {other}";
  expect(issueSentence(template, { ...issue, subtasks: ["d"] })).toBe(
    "A-1 A Todo b, c 3 1 {other}",
  );
});

test("an issue without subtasks has none, and a title may hold anything", () => {
  expect(issueSentence("{title}: {count}", { ...issue, title: "$& {key}", subtasks: null })).toBe(
    "$& {key}: 0",
  );
});
