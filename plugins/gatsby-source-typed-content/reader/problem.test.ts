import { annotationsOf, formatProblems, inOrder } from "./problem";
import type { Problem } from "./problem";

const problem = (file: string, line: number, severity?: "warning"): Problem => ({
  ...{ file, line, field: "text", message: "is wrong.", severity },
});

it("lists errors before warnings, and each file from top to bottom", () => {
  const problems = [
    ...[problem("b.md", 9), problem("a.md", 5, "warning"), problem("b.md", 2)],
    problem("a.md", 7),
  ];
  const text = formatProblems({ problems: inOrder(problems), isPartial: false });
  expect(text.match(/\w\.md:\d|\d \w+ in/g)).toEqual([
    ...["3 problems in", "a.md:7", "b.md:2", "b.md:9", "1 warning in", "a.md:5"],
  ]);
});

it("escapes GitHub's annotations", () => {
  const message = 'says "50%: a, b"\r\nSay it::once.';
  const errors = [{ file: "content/a,b: 5%.json", line: 3, field: "plans[0].price", message }];
  expect(annotationsOf([...errors, { ...problem("a.md", 1, "warning"), line: undefined }])).toEqual(
    [
      "::error file=content/a%2Cb%3A 5%25.json,line=3,title=plans[0].price" +
        '::says "50%25: a, b"%0D%0ASay it::once.',
      "::warning file=a.md,title=text::is wrong.",
    ],
  );
});
