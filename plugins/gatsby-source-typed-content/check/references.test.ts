import { afterReplace, afterSet, containing, fern, problemsAfter } from "../fixtures/nursery";

it("reports a missing file, with a suggestion", () => {
  const message =
    'refers to "ben-ro", which doesn\'t exist. Available: ada, ben-roe. Did you mean "ben-roe"?';
  expect(afterReplace(fern, "grower: ada", "grower: ben-ro")).toEqual([
    { file: `content/${fern}`, line: 5, field: "grower", message },
  ]);
});

it("reports a reference to a kind without files", () => {
  const problems = problemsAfter((draft) => draft.remove("growers"));
  const message = 'refers to "ada", which doesn\'t exist. Available: none.';
  expect(problems).toContainEqual(expect.objectContaining({ field: "grower", message }));
});

it("reports a value that isn't in the other file", () => {
  const message = containing("which isn't in content/nursery.json. Available: north, south.");
  expect(afterSet("home-page.json", "greenhouse", "west")).toMatchObject([
    { field: "greenhouse", message },
  ]);
});
