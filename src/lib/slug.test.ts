import { articlePath, releasePath, slugOf } from "./slug";

describe("slugOf", () => {
  it("lowercases and hyphenates a title", () => {
    expect(slugOf("The Best AI Project Management Software in 2025")).toBe(
      "the-best-ai-project-management-software-in-2025",
    );
  });

  it("drops accents, apostrophes and signs at the ends", () => {
    expect(slugOf("  Déjà vu: it’s done! ")).toBe("deja-vu-its-done");
  });
});

it("makes the addresses of releases and articles", () => {
  expect(releasePath("0.11.0")).toBe("/changelog/v0-11-0");
  expect(articlePath("a-b")).toBe("/blog/a-b");
});
