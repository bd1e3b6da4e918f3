import type { Draft } from "./fixture-content";

/** Adds articles to a draft of the fixture content, one per day from 2026 on; categories and authors alternate. */
export function addArticles(
  draft: Draft,
  count: number,
  { categories = ["Light"], authors = ["mira-voss"] }: Record<string, string[]> = {},
): void {
  for (let number = 1; number <= count; number += 1) {
    const front = {
      title: `Article ${number}`,
      description: `The generated article with the number ${number} has a description of its own, as each has.`,
      author: authors[number % authors.length],
      date: new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10),
      category: categories[number % categories.length],
      image: "../first/cover.png",
      imageAlt: "A sunrise",
    };
    const lines = Object.entries(front).map(([name, value]) => `${name}: ${value}`);
    draft.write(`articles/${number}/index.md`, `---\n${lines.join("\n")}\n---\n\nText.\n`);
  }
}
