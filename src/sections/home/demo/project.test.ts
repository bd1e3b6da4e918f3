import { fillTemplate } from "./project";

const issue = { key: "A-1", title: "$& {key}", status: "Todo", labels: ["b", "c"], points: 3 };

test("fills in issue fields verbatim and keeps unknown placeholders", () => {
  const template = "{key} {title} {status} {labels} {points} {other}";
  expect(fillTemplate(template, issue)).toBe("A-1 $& {key} Todo b, c 3 {other}");
});
