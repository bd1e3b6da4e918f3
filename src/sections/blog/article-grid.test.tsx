/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import words from "../../testing/content/blog.json";
import { image } from "../../testing/image";
import { ArticleGrid } from "./article-grid";

const article = {
  ...{ title: "Article", description: "Text.", category: "Light", readTime: 3, image },
  ...{ date: "2025-03-29", dateText: "29 Mar 2025", imageAlt: "A lamp" },
  ...{ notYet: null, categoryPath: null },
  ...{ modified: "2025-03-29", modifiedText: "29 Mar 2025", updates: null },
  author: { name: "Mira", title: "Keeper", articlesPath: "/blog/author/mira", image },
};

it.each([
  [1, true, [true]],
  [2, true, [true, true]],
  [3, true, [true, false, false]],
  [4, true, [true, false, false, true]],
  [2, false, [false, false]],
  [3, false, [false, false, true]],
])("%s cards leave no gap in the grid, with a full-width first one: %s", (count, lead, wide) => {
  const articles = Array.from({ length: count }, (_, index) => ({
    ...article,
    path: `/blog/${index}`,
  }));
  render(<ArticleGrid words={words} articles={articles} lead={lead} />);
  const cards = screen.getAllByRole("article");
  expect(cards.map(({ dataset }) => dataset.wide === "true")).toEqual(wide);
  expect(screen.getAllByRole("link")).toHaveLength(count);
});
