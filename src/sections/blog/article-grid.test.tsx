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

it.each([true, false])("gives the whole width to the first card only: %s", (lead) => {
  const articles = [0, 1, 2].map((index) => ({ ...article, path: `/blog/${index}` }));
  render(<ArticleGrid words={words} articles={articles} lead={lead} />);
  const cards = screen.getAllByRole("article");
  expect(cards.map(({ dataset }) => dataset.wide === "true")).toEqual([lead, false, false]);
  expect(screen.getAllByRole("link")).toHaveLength(3);
});
