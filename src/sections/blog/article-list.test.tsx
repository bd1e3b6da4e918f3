/** @jest-environment jsdom */
import { cleanup, render, screen, within } from "@testing-library/react";
import words from "../../testing/content/blog.json";
import company from "../../testing/content/company.json";
import feeds from "../../testing/content/feeds.json";
import { ArticleList } from "./article-list";

const [light, sea] = ["light", "sea"].map((name) => ({ name, path: `/blog/category/${name}` }));
if (!light || !sea) throw new Error("There are two.");

const first = {
  ...{ heading: "Articles", text: "Text.", list: "/blog", number: 1, pages: 1 },
  ...{ articles: [], author: null, categories: [light] },
};
const show = (page: Partial<Omit<typeof first, "author">>) =>
  render(<ArticleList page={{ ...first, ...page }} content={{ blog: words, company, feeds }} />);

/** Names and addresses of links, and the current one. */
function linksOf(label: string) {
  const nav = within(screen.getByRole("navigation", { name: label }));
  const links = nav.getAllByRole("link");
  return [
    links.map((link) => `${link.textContent} ${link.getAttribute("href")}`),
    nav.getByRole("link", { current: true }).textContent,
  ];
}

it("links to the other pages of a list, if there are any, by number", () => {
  show({ number: 2, pages: 3 });
  const paths = ["1 /blog", "2 /blog/page/2", "3 /blog/page/3"];
  expect(linksOf(words.pagesLabel)).toEqual([paths, "2"]);
  expect(screen.getByRole("link", { name: "Page 3" })).toHaveTextContent("3");
  cleanup();
  show({});
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});

it("links from a category to the others, and to all articles", () => {
  show({ list: light.path, categories: [light, sea] });
  const paths = ["All /blog", "light /blog/category/light", "sea /blog/category/sea"];
  expect(linksOf(words.categoriesLabel)).toEqual([paths, "light"]);
});

it("links from the only category to all articles, not from the blog to it", () => {
  show({ list: light.path });
  const paths = ["All /blog", "light /blog/category/light"];
  expect(linksOf(words.categoriesLabel)).toEqual([paths, "light"]);
});
