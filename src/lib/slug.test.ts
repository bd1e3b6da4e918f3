import { articlePath, releasePath, slugOf } from "./slug";

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
    ["…", ""],
  ])("makes %s into %s", (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  it("leaves what it made as it is", () => {
    const slug = slugOf("Ünïted -- États");
    expect(slugOf(slug)).toBe(slug);
  });
});

it("makes the addresses of releases and articles", () => {
  expect(releasePath("0.11.0")).toBe("/changelog/v0-11-0");
  expect(articlePath("a-b")).toBe("/blog/a-b");
});
