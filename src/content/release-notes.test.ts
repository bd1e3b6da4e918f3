import { releaseNotes } from "./release-notes";

it("each bullet is a note with lead, anchor and text", () => {
  expect(
    releaseNotes("\n- **CSV import.** Match the columns.\n- **Keys `j` and `k`.** Move.\n"),
  ).toEqual([
    {
      anchor: "csv-import",
      lead: "CSV import.",
      markdown: "**CSV import.** Match the columns.",
    },
    { anchor: "keys-j-and-k", lead: "Keys j and k.", markdown: "**Keys `j` and `k`.** Move." },
  ]);
});

it("more lines, blank lines and a nested list belong to a bullet", () => {
  const [note, ...others] = releaseNotes("- **A.** B\n  c.\n\n  D.\n\n  - e\n");
  expect(note?.markdown).toBe("**A.** B\nc.\n\nD.\n\n- e");
  expect(others).toEqual([]);
});

it("notes that begin with the same words, or with no letters, have anchors of their own", () => {
  const notes = releaseNotes("- **Fixes.** A\n- **Fixes!** B\n- **🚀** C\n- **…** D\n");
  expect(notes.map(({ anchor }) => anchor)).toEqual(["fixes", "fixes-1", "section", "section-1"]);
});
