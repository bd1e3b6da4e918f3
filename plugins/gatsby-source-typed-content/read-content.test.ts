import { readContent, readSite } from "./read-content";
import { nursery, problemsAfter, today, withDraft } from "./testing/nursery";
import { containing, content, fern } from "./testing/nursery";

it("the content of the nursery has no problems", () => {
  expect(problemsAfter(() => undefined)).toEqual([]);
});

it("mistakes are thrown as the list that an author reads", () => {
  const broken = () =>
    withDraft(
      (draft) => draft.set("visit.json", "hours"),
      (root) => readSite(nursery, root),
    );
  expect(broken).toThrow(
    /^1 problem in the content\n\n {2}content\/visit\.json:1\n {4}hours: is m/,
  );
});

it("settings replace values of files, unless they are empty", () => {
  const overrides = (name: string) =>
    name === "visit" ? { hours: "Always open.", parking: "" } : {};
  const site = readSite({ ...nursery, overrides }, content);
  expect(site.find(({ path }) => path === "visit.json")?.data).toEqual({
    ...{ hours: "Always open.", parking: "Behind the south house." },
  });
});

it("drafts and later files are left out of the site, except in gatsby develop", () => {
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

it("a file is on the site from its day on, which begins at midnight UTC", () => {
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

it.each(["visit.json", "nursery.json", "growers/ada.json", fern])(
  "a broken file hides no mistake in another, and breaks nothing: %s",
  (file) => {
    const message = containing('links to "/nowhere"');
    for (const broken of ["{", "{}", '{ "beds": 1 }', undefined]) {
      const problems = problemsAfter((draft) => {
        if (broken) draft.write(file, broken);
        else draft.remove(file);
        draft.append("about/index.md", "[Text](/nowhere).");
      });
      expect(problems).toContainEqual(expect.objectContaining({ message }));
    }
  },
);

it("a text is checked even if its fields can't be read", () => {
  const problems = problemsAfter((draft) => {
    draft.replace(fern, "title: Lady", "title: A: lady");
    draft.append(fern, "[Text](/nowhere).");
  });
  expect(problems).toMatchObject([
    { line: 2, field: "front matter" },
    { line: 17, field: "text" },
  ]);
});
