/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react";
import words from "../../testing/content/blog.json";
import { CategoryNav } from "./category-nav";
import { PageNav } from "./page-nav";

const links = () =>
  screen
    .queryAllByRole("link")
    .map((link) => `${link.textContent.trim()} ${link.getAttribute("href")}`);

describe("links to other pages", () => {
  const show = (number: number, pages: number) =>
    render(<PageNav words={words} page={{ list: "/blog", number, pages }} />);

  it("are not rendered for a single page", () => {
    show(1, 1);
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  });

  it("link to the newer, the older and each numbered page", () => {
    show(2, 3);
    expect(links()).toEqual([
      "Newer /blog",
      ...["1 /blog", "2 /blog/page/2", "3 /blog/page/3"],
      "Older /blog/page/3",
    ]);
    expect(screen.getByRole("link", { name: "Newer" })).toHaveAttribute("rel", "prev");
    expect(screen.getByRole("link", { name: "Older" })).toHaveAttribute("rel", "next");
    expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    expect(screen.getByRole("link", { name: "Page 3" })).not.toHaveAttribute("aria-current");
  });
});

describe("links to categories", () => {
  const [light, sea] = ["light", "sea"].map((name) => ({ name, path: `/blog/category/${name}` }));
  if (!light || !sea) throw new Error("There are two.");
  const show = (list: string, categories: (typeof light)[], path = list) =>
    render(<CategoryNav words={words} page={{ list, path, categories }} />);

  it("link from a category to the others, and to all articles", () => {
    show(light.path, [light, sea], `${light.path}/page/2`);
    expect(links()).toEqual([
      ...["All /blog", "light /blog/category/light", "sea /blog/category/sea"],
    ]);
    expect(screen.getByRole("link", { name: "light" })).toHaveAttribute("aria-current", "true");
    expect(screen.getByRole("link", { name: "sea" })).not.toHaveAttribute("aria-current");
  });

  it("link from the only category to all articles, and are not rendered on the blog", () => {
    show(light.path, [light]);
    expect(links()).toHaveLength(2);
    expect(screen.getByRole("link", { name: "light" })).toHaveAttribute("aria-current", "page");
    cleanup();
    show("/blog", [light]);
    expect(links()).toEqual([]);
  });
});
