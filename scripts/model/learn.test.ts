import { sizeOf } from "../../src/lib/suggestions/estimate";
import { typeOf } from "../../src/lib/suggestions/issue-type";
import { weightOf } from "../../src/lib/suggestions/words";
import { heldOut } from "./figures";
import { modelOf } from "./learn";

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
    // A name that no other project uses, and points as this project uses them.
    title: `${issue.title} ${project} ${index}`,
    points: issue.points * project.length,
  })),
);
const model = modelOf(issues);

test("larger issues have a larger size, in projects with points of their own", () => {
  const size = (title: string) => sizeOf(title, weightOf(model.points));
  expect(size("Polish the lens")).toBeLessThan(size("Turn the lens"));
  expect(size("Turn the lens")).toBeLessThan(size("Raise the tower"));
});

test("bugs are told from other issues", () => {
  const type = (title: string) => typeOf(title, weightOf(model.bug), model.bias);
  expect(type("The horn does not sound")).toBe("Bug");
  expect(type("Raise a second horn")).not.toBe("Bug");
});

test("neither a product's name nor a small word says how large an issue is", () => {
  const words = [...weightOf(model.points).keys()];
  expect(words).toContain("polish");
  for (const word of ["skerr", "the", "becaus", "not"]) expect(words).not.toContain(word);
});

test("figures are about projects that the model didn't learn from", () => {
  expect(heldOut(issues)).toMatchObject({ pairs: 100, bugs: 100 });
  const liar = issues.map((issue) => ({ ...issue, points: 100 - issue.points }));
  const onlyOne = [...issues.filter(({ project }) => project !== "spit")];
  expect(heldOut([...onlyOne, ...liar.filter(({ project }) => project === "spit")]).pairs).toBe(
    100,
  );
});
