/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import type { SceneProject } from "./project";
import { Reasons, reasonsText } from "./reasons";

const reasons = {
  larger: "{one} adds.",
  twoLarger: "{one} and {other} add.",
  smaller: "{one} subtracts.",
  twoSmaller: "{one} and {other} subtract.",
  mixed: "{one} adds, {other} subtracts.",
};
const copy = { reasons } as SceneProject["copy"];
const up = (word: string) => ({ word, isUp: true });
const down = (word: string) => ({ word, isUp: false });

test.each([
  [[up("Rewrite")], "Rewrite adds."],
  [[up("Rewrite"), up("engine")], "Rewrite and engine add."],
  [[down("Fix")], "Fix subtracts."],
  [[down("Fix"), down("typo")], "Fix and typo subtract."],
  [[down("typo"), up("Rewrite")], "Rewrite adds, typo subtracts."],
  [[], ""],
])("describes %j as %j", (why, text) => {
  expect(reasonsText({ why, copy })).toBe(text);
});

test("italicizes words from the title", () => {
  const { container } = render(<Reasons why={[up("Rewrite"), up("engine")]} copy={copy} />);
  expect(container).toHaveTextContent("Rewrite and engine add.");
  expect([...container.querySelectorAll("i")].map((word) => word.textContent)).toEqual([
    "Rewrite",
    "engine",
  ]);
});
