import { isNumbered, numberedPath } from "./page-paths";

it("only the second page of a list and those after it are numbered", () => {
  const pages = [1, 2, 10].map((number) => numberedPath("/blog", number));
  expect(pages).toEqual(["/blog", "/blog/page/2", "/blog/page/10"]);
  expect(pages.map(isNumbered)).toEqual([false, true, true]);
  expect(isNumbered("/blog/page/2-years-of-it")).toBe(false);
});
