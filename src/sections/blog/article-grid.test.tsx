/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { image } from "../../testing/image";
import { ArticleGrid } from "./article-grid";

const words = {
  minutes: "min",
  updated: "Updated",
  oneUpdate: "one change",
  manyUpdates: "{count} changes",
};
const article = (number: number, modified = "2025-03-29") => ({
  ...{ title: `Article ${number}`, description: "Text.", path: `/blog/${number}` },
  ...{
    category: "Light",
    date: "2025-03-29",
    dateText: "29 Mar 2025",
    modified,
    modifiedText: "15 Nov 2026",
    readTime: 3,
    image,
    imageAlt: "A lamp",
  },
  notYet: null,
  updates: null,
  author: { name: "Mira", title: "Keeper", articlesPath: "/blog/author/mira", image },
});
const show = (count: number, lead: boolean) => {
  const articles = Array.from({ length: count }, (_, index) => article(index));
  render(<ArticleGrid words={words} articles={articles} lead={lead} />);
  return screen.getAllByRole("article").map(({ dataset }) => dataset.wide === "true");
};

it.each([
  [1, true, [true]],
  [2, true, [true, true]],
  [3, true, [true, false, false]],
  [4, true, [true, false, false, true]],
  [2, false, [false, false]],
  [3, false, [false, false, true]],
])("leaves no hole among %s cards, the first over the whole width: %s", (count, lead, wide) => {
  expect(show(count, lead)).toEqual(wide);
});

it("says when an article was updated, and only then", () => {
  const articles = [article(1), article(2, "2026-11-15")];
  render(<ArticleGrid words={words} articles={articles} lead />);
  const [same, updated] = screen.getAllByRole("article");
  expect(same).toHaveTextContent("Keeper29 Mar 2025 · 3 min");
  expect(updated).toHaveTextContent("29 Mar 2025 · 3 min · Updated 15 Nov 2026");
});

it("leads to the article alone, wherever a card is pressed", () => {
  show(1, true);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
