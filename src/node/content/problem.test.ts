import { formatProblems, inOrder } from "./problem";
import type { Problem } from "./problem";

const problem = (file: string, line: number, severity?: "warning"): Problem => ({
  ...{ file, line, field: "text", message: "is wrong.", severity },
});

it("errors are listed before warnings, each file from top to bottom", () => {
  const problems = [
    ...[problem("b.md", 9), problem("a.md", 5, "warning"), problem("b.md", 2)],
    problem("a.md", 7),
  ];
  const text = formatProblems(inOrder(problems));
  expect(text.match(/\w\.md:\d|\d \w+ in/g)).toEqual([
    ...["3 problems in", "a.md:7", "b.md:2", "b.md:9", "1 warning in", "a.md:5"],
  ]);
});
