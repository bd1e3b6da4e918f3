import { readContent, readSite } from "./read-content";
import {
  containing,
  content,
  fern,
  nursery,
  problemsAfter,
  today,
  withDraft,
} from "./fixtures/nursery";
import type { Draft } from "./fixtures/nursery";
import { formatProblems } from "./reader/problem";

it("finds no problems in the nursery", () => {
  expect(problemsAfter(() => undefined)).toEqual([]);
});

it("throws the list of problems", () => {
  const broken = () =>
    withDraft(
      (draft) => draft.set("visit.json", "hours"),
      (root) => readSite(nursery, root),
    );
  expect(broken).toThrow(
    /^1 problem in the content\n\n {2}content\/visit\.json:1\n {4}hours: is m/,
  );
});

it("replaces values with settings that aren't empty", () => {
  const overrides = (name: string) =>
    name === "visit" ? { hours: "Always open.", parking: "" } : {};
  const site = readSite({ ...nursery, overrides }, content);
  expect(site.find(({ path }) => path === "visit.json")?.data).toEqual({
    ...{ hours: "Always open.", parking: "Behind the south house." },
  });
});

it("leaves out drafts and future files, except in gatsby develop", () => {
  const plants = (NODE_ENV: string) => {
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV });
    return withDraft(
      (draft) => {
        draft.replace(fern, "date:", "draft: true\ndate:");
        draft.replace("plants/moss/index.md", "2025-02-20", "2025-07-01");
      },
      (root) => readContent(nursery, root, today).site,
    )?.filter(({ kind }) => kind?.name === "plants");
  };
  expect(plants("production")).toHaveLength(0);
  expect(plants("development")).toHaveLength(2);
});

it("publishes a file at midnight UTC", () => {
  const paths = (time: string) => {
    jest.useFakeTimers({ now: new Date(time) });
    const { site } = withDraft(
      (draft) => draft.replace("plants/moss/index.md", "2025-02-20", "2025-07-01"),
      (root) => readContent(nursery, root),
    );
    jest.useRealTimers();
    return site?.map(({ path }) => path);
  };
  expect(paths("2025-06-30T23:59:59Z")).not.toContain("plants/moss/index.md");
  expect(paths("2025-07-01T00:00:00Z")).toContain("plants/moss/index.md");
});

const moss = "plants/moss/index.md";
/** Mistakes in single files, and between files. */
const moreMistakes = (draft: Draft) => {
  draft.append("about/index.md", "[Text](/nowhere), <script>run()</script>");
  draft.replace(moss, "latin: Leucobryum", "latin: Athyrium");
  draft.set("visit.json", "parking", "TODO");
};

it("reports only problems of single files while one doesn't match the schema", () => {
  const reading = withDraft(
    (draft) => {
      moreMistakes(draft);
      draft.replace(fern, "title: Lady", "titel: Lady");
      draft.append(fern, "[Text](/nowhere), <script>run()</script>");
      draft.write("growers/ada.json", "{");
      draft.set("nursery.json", "url");
    },
    (root) => readContent(nursery, root, today),
  );
  expect(reading.problems.map(({ file, field }) => [file, field])).toEqual([
    ["content/about/index.md", "text"],
    ["content/growers/ada.json", "JSON"],
    ["content/nursery.json", "url"],
    ["content/plants/fern/index.md", "titel"],
    ["content/plants/fern/index.md", "title"],
    ["content/visit.json", "parking"],
  ]);
  expect(reading.site).toBeUndefined();
  expect(formatProblems(reading)).toContain("Fix these first: links, and whatever else depends");
});

it("reports all other problems at once when every file matches the schema", () => {
  const problems = problemsAfter(moreMistakes);
  expect(problems.map(({ file, message }) => [file, message])).toEqual([
    ["content/about/index.md", containing("contains <script>")],
    ["content/about/index.md", containing('links to "/nowhere"')],
    ["content/plants/moss/index.md", containing('"Athyrium" is already used')],
    ["content/visit.json", containing("TODO")],
  ]);
});

it("doesn't report placeholders for values of a broken file", () => {
  const broken = (draft: Draft) => {
    draft.set("home-page.json", "links[0].to", "{nursery.url}");
    draft.write("nursery.json", "{}");
  };
  expect(problemsAfter(broken).map(({ file }) => file)).toEqual(
    expect.not.arrayContaining(["content/home-page.json"]),
  );
});
