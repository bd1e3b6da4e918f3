import { releaseNotes } from "./release-notes";

it("makes each bullet a note with lead, anchor and text", () => {
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

it("keeps lines, blank lines and nested lists with their bullet", () => {
  const [note, ...others] = releaseNotes("- **A.** B\n  c.\n\n  D.\n\n  - e\n");
  expect(note?.markdown).toBe("**A.** B\nc.\n\nD.\n\n- e");
  expect(others).toEqual([]);
});

it("gives notes with equal leads, or leads without letters, their own anchors", () => {
  const notes = releaseNotes("- **Fixes.** A\n- **Fixes!** B\n- **🚀** C\n- **…** D\n");
  expect(notes.map(({ anchor }) => anchor)).toEqual(["fixes", "fixes-1", "section", "section-1"]);
});
