import fs from "node:fs";
import path from "node:path";
import { fixtureDay, withDraft } from "../../testing/fixture-content";
import type { Problem } from "../content/problem";
import { readContent } from "../read-content";
import type { Breakage } from "../../testing/breakages/breakage";
import { fieldBreakages } from "../../testing/breakages/fields";
import { fileBreakages } from "../../testing/breakages/files";
import { textBreakages } from "../../testing/breakages/texts";

const all = [...fieldBreakages, ...fileBreakages, ...textBreakages];

/** The problems after some mistakes, and those expected. */
function afterMistakes(breakages: Breakage[]): { found: Problem[]; expected: Problem[] } {
  return withDraft(
    (draft) => breakages.forEach(({ spoil }) => spoil(draft)),
    (root) => ({
      found: readContent(root, fixtureDay).problems,
      expected: breakages.map((breakage) => problemOf(breakage, root)),
    }),
  );
}

function problemOf({ file, field, mark, says, isWarning }: Breakage, root: string): Problem {
  const lines = mark && fs.readFileSync(path.join(root, file), "utf8").split("\n");
  return {
    file: `content/${file}`,
    line: lines ? lines.findIndex((line) => line.includes(mark)) + 1 : undefined,
    field,
    message: expect.stringContaining(says) as string,
    severity: isWarning ? "warning" : undefined,
  };
}

it.each(all)("names a mistake with its line: $file, $says", (breakage) => {
  const { found, expected } = afterMistakes([breakage]);
  expect(found).toEqual(expect.arrayContaining(expected));
});

describe("one run", () => {
  const { found, expected } = afterMistakes(all);

  it.each(all)("names among all the others: $file, $says", (breakage) => {
    expect(found).toContainEqual(expected[all.indexOf(breakage)]);
  });

  it("reports nothing else", () => {
    const same = (one: Problem) => (other: Problem) =>
      one.file === other.file && one.line === other.line && one.field === other.field;
    expect(found.filter((problem) => !expected.some(same(problem)))).toEqual([]);
  });
});
