import { issueSentence } from "./issue-sentence";

const issue = { key: "A-1", title: "$& {key}", status: "Todo", labels: ["b", "c"], points: 3 };

test("an issue's facts replace their placeholders as they are, and unknown placeholders stay", () => {
  const template = "{key} {title} {status} {labels} {points} {other}";
  expect(issueSentence(template, issue)).toBe("A-1 $& {key} Todo b, c 3 {other}");
});
