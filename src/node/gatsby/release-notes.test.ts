import { element, tree } from "../../testing/hast";
import { releaseNotes } from "./release-notes";

const note = element("li", {}, element("strong", {}, "CSV import."), " Match the columns.");

it("reads each bullet with its lead, its anchor and its text", () => {
  expect(releaseNotes(tree(element("ul", {}, "\n", note)))).toMatchObject([
    {
      id: "csv-import",
      lead: "CSV import.",
      html: "<strong>CSV import.</strong> Match the columns.",
    },
  ]);
});

it("reads bullets with blank lines between them alike", () => {
  const loose = element("li", {}, "\n", element("p", {}, element("strong", {}, "A."), " B."), "\n");
  expect(releaseNotes(tree(element("ul", {}, loose)))).toMatchObject([
    { id: "a", lead: "A.", html: "<strong>A.</strong> B." },
  ]);
});
