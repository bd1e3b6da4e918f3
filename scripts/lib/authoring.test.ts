import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { isError } from "../../src/node/content/problem";
import { readContent } from "../../src/node/read-content";
import { fixtureContent, withDraft } from "../../src/testing/fixture-content";

const guide = fs.readFileSync("docs/authoring.md", "utf8");
/** Fenced code blocks; `file` is the title's path in `content/`, or empty. */
const blocks = [...guide.matchAll(/^```(\w+)(?: title="content\/([^"]+)")?\n(.*?)^```$/gms)].map(
  ([, language = "", file = "", text = ""]) => ({ language, file, text }),
);
const files = blocks.filter(({ language, file }) => file && ["md", "json"].includes(language));

it("the guide's entries pass the content check unchanged", () => {
  expect(files.map(({ file }) => file)).toHaveLength(4);
  const problems = withDraft(
    (draft) => {
      for (const { file, text } of files) {
        if (file === "plans.json") {
          const prices = { billedYearly: undefined, ...(JSON.parse(text) as object) };
          for (const [name, sum] of Object.entries(prices))
            draft.set(file, `plans[1].${name}`, sum);
        } else if (file === "redirects.json") {
          draft.set(file, "redirects[1]", JSON.parse(text));
        } else {
          draft.write(
            file,
            text.replace("ines-moreau", "mira-voss").replace("category: Software", "category: Sea"),
          );
        }
        for (const [image] of text.matchAll(/(?<=\.\/)[\w-]+\.png/g)) {
          const at = path.join(draft.root, path.dirname(file), image);
          fs.copyFileSync(path.join(fixtureContent, "articles/first/cover.png"), at);
        }
      }
    },
    (root) => readContent(root).problems,
  );
  expect(problems.filter(isError)).toEqual([]);
});

it("the guide's list of updates is valid YAML", () => {
  const [updates] = blocks.filter(({ language }) => language === "yaml");
  expect(parse(updates?.text ?? "")).toHaveProperty("updates[0].text");
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
