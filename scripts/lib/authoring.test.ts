import fs from "node:fs";
import { isError } from "../../src/node/content/problem";
import { readContent } from "../../src/node/read-content";
import { withDraft } from "../../src/testing/fixture-content";

const guide = fs.readFileSync("docs/authoring.md", "utf8");

it("the guide's redirect passes the content check unchanged", () => {
  const [, text = ""] = /^```json title="content\/redirects\.json"\n(.*?)^```$/ms.exec(guide) ?? [];
  const problems = withDraft(
    (draft) => draft.set("redirects.json", "redirects[1]", JSON.parse(text)),
    (root) => readContent(root).problems,
  );
  expect(problems.filter(isError)).toEqual([]);
});

it("each thing that authors do takes at most ten lines", () => {
  const parts = guide
    .replaceAll(/^```.*?^```$/gms, "")
    .split(/^## /m)
    .slice(1);
  expect(parts.length).toBeGreaterThan(11);
  const linesIn = (part: string) =>
    part.split("\n").filter((line) => line && !line.startsWith("!["));
  // The heading is no text.
  expect(parts.filter((part) => linesIn(part).length > 11)).toEqual([]);
});
