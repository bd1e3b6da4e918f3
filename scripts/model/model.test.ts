import hero from "../../content/hero.json";
import labelWords from "../../content/label-words.json";
import { sizeOf } from "../../src/lib/suggestions/estimate";
import { typeOf } from "../../src/lib/suggestions/issue-type";
import trained from "../../src/lib/suggestions/model.json";
import { suggestFrom } from "../../src/lib/suggestions/suggest";
import { weightOf } from "../../src/lib/suggestions/title-words";
import { crossValidate } from "./evaluate";
import { trainModel } from "./train";

const titles = [
  { title: "The lamp of the tower does not burn", points: 3, type: "Bug" },
  { title: "The lens of the tower does not turn", points: 2, type: "Bug" },
  { title: "Polish because of the lens", points: 1, type: "Task" },
  { title: "Raise a second tower for the lamp", points: 8, type: "Story" },
];
const projects = ["skerry", "shoal", "spit", "sound", "strand", "stack"];
const issues = projects.flatMap((project) =>
  [...titles, ...titles].map((issue, index) => ({
    ...issue,
    project,
    // A product name that no other project has, and a scale of points that differs by project.
    title: `${issue.title} ${project} ${index}`,
    points: issue.points * project.length,
  })),
);
const model = trainModel(issues);

test("larger issues get larger sizes, although projects use different scales", () => {
  const size = (title: string) => sizeOf(title, weightOf(model.points));
  expect(size("Polish the lens")).toBeLessThan(size("Turn the lens"));
  expect(size("Turn the lens")).toBeLessThan(size("Raise the tower"));
});

test("recognizes bugs", () => {
  const type = (title: string) => typeOf(title, weightOf(model.bug), model.bias);
  expect(type("The horn does not sound")).toBe("Bug");
  expect(type("Raise a second horn")).not.toBe("Bug");
});

test("product names and stop words don't affect sizes", () => {
  const words = [...weightOf(model.points).keys()];
  expect(words).toContain("polish");
  for (const word of ["skerr", "the", "becaus", "not"]) expect(words).not.toContain(word);
});

test("a project is evaluated with a model that was trained without it", () => {
  expect(crossValidate(issues)).toMatchObject({ pairs: 100, bugs: 100 });
  const withReversedPoints = issues.map((issue) =>
    issue.project === "spit" ? { ...issue, points: 100 - issue.points } : issue,
  );
  expect(crossValidate(withReversedPoints).pairs).toBe(100);
});

test.each(hero.composer.sentences)("the trained model has a suggestion for “%s”", (sentence) => {
  expect(suggestFrom(trained, labelWords)(sentence, [1, 2, 3, 5, 8])).toBeDefined();
});
