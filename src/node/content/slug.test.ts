import { slugOf } from "./slug";

describe("slugOf", () => {
  it.each([
    [
      "The Best AI Project Management Software in 2025",
      "the-best-ai-project-management-software-in-2025",
    ],
    ["  Déjà vu: it’s done! ", "deja-vu-its-done"],
    ["Reports & Analytics", "reports-analytics"],
    ["C++ / C#", "c-c"],
    ["already-a-slug", "already-a-slug"],
    ["Планирование", "planirovanie"],
    ["計画", "jihua"],
    ["Ship it 🎉", "ship-it"],
    ["🎉🎉", ""],
    ["…", ""],
  ])("makes %s into %s", (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  it("leaves what it made as it is", () => {
    const slug = slugOf("Ünïted -- États");
    expect(slugOf(slug)).toBe(slug);
  });
});
