import { issueSentence } from "./issue-sentence";

const issue = { key: "A-1", title: "A", status: "Todo", labels: ["b", "c"], points: 3 };

test("an issue's facts replace their placeholders, and unknown placeholders stay", () => {
  const template = "{key} {title} {status} {labels} {points} {count} {other}";
  expect(issueSentence(template, { ...issue, subtasks: ["d"] })).toBe(
    "A-1 A Todo b, c 3 1 {other}",
  );
});

test("the count of missing subtasks is 0, and a title is inserted as it is", () => {
  expect(issueSentence("{title}: {count}", { ...issue, title: "$& {key}", subtasks: null })).toBe(
    "$& {key}: 0",
  );
});
