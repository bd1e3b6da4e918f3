import fs from "node:fs";
import path from "node:path";
import { fixtureDay, withDraft } from "../../testing/fixture-content";
import type { Problem } from "../../../plugins/gatsby-source-typed-content";
import { readContent } from "../content";
import type { Breakage } from "../../testing/breakages/breakage";
import { fieldBreakages } from "../../testing/breakages/fields";
import { fileBreakages } from "../../testing/breakages/files";
import { linkBreakages } from "../../testing/breakages/links";
import { textBreakages } from "../../testing/breakages/texts";
import { signBreakages } from "../../testing/breakages/signs";
import { wordBreakages } from "../../testing/breakages/words";

const all = [
  ...[fieldBreakages, fileBreakages, textBreakages, linkBreakages],
  ...[wordBreakages, signBreakages],
].flat();

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

// All in one copy of the content: a mistake in one file must not hide a mistake in another.
const { found, expected } = withDraft(
  (draft) => all.forEach(({ spoil }) => spoil(draft)),
  (root) => ({
    found: readContent(root, fixtureDay).problems,
    expected: all.map((breakage) => problemOf(breakage, root)),
  }),
);

it.each(all)("a mistake is reported with its line: $file, $says", (breakage) => {
  const same = found.filter(
    ({ file, field }) => file.endsWith(breakage.file) && field === breakage.field,
  );
  expect(same).toContainEqual(expected[all.indexOf(breakage)]);
});

it("nothing else is reported", () => {
  const same = (one: Problem) => (other: Problem) =>
    one.file === other.file && one.line === other.line && one.field === other.field;
  expect(found.filter((problem) => !expected.some(same(problem)))).toEqual([]);
});
