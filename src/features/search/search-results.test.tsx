/** @jest-environment jsdom */
import { createRef } from "react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { findPages } from "./search-index";
import type { Found } from "./search-index";
import words from "../../testing/content/search.json";
import { SearchResults } from "./search-results";

jest.mock("./search-index", () => ({ findPages: jest.fn() }));
const search = jest.mocked(findPages);

const page = (title: string) => ({
  path: `/blog/${title}`,
  title,
  excerpt: "",
  parts: [],
});
const found = (...titles: string[]): Found => ({ total: titles.length, hits: titles.map(page) });

/** Renders the results of a field with typed text. */
function show(typed: string) {
  const field = createRef<HTMLInputElement>();
  HTMLDialogElement.prototype.close = jest.fn();
  render(
    <dialog open>
      <input ref={field} role="searchbox" defaultValue={typed} />
      <SearchResults words={words} field={field} />
    </dialog>,
  );
  return screen.getByRole("searchbox");
}

const wait = (ms = 1000) => act(() => jest.advanceTimersByTimeAsync(ms));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("searches when the visitor stops typing", async () => {
  search.mockResolvedValue(found());
  const input = show("");
  for (const value of ["s", "se", "sea"]) {
    fireEvent.input(input, { target: { value } });
    await wait(50);
  }
  await wait();
  expect(search.mock.calls.map(([typed]) => typed)).toEqual(["sea"]);
});

it("shows the results of the newest search, even if an older one ends later", async () => {
  let resolveOld: (late: Found) => void = () => undefined;
  search.mockReturnValueOnce(new Promise((resolve) => (resolveOld = resolve)));
  search.mockResolvedValueOnce(found("new"));
  const input = show("old");
  await wait();
  fireEvent.input(input, { target: { value: "newer" } });
  await wait();
  resolveOld(found("old"));
  await wait();
  expect(screen.getByRole("link")).toHaveTextContent("new");
  expect(screen.getByRole("status")).toHaveTextContent(words.foundOne);
});

it("shows more results on request", async () => {
  search.mockResolvedValueOnce({ ...found("one"), total: 2 });
  search.mockResolvedValueOnce(found("one", "two"));
  show("sea");
  await wait();
  fireEvent.click(screen.getByRole("button", { name: words.more }));
  await wait();
  expect(screen.getAllByRole("link")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: words.more })).not.toBeInTheDocument();
});

it("says that it searches again after a search without results", async () => {
  search.mockResolvedValueOnce(found());
  search.mockReturnValueOnce(new Promise(() => undefined));
  const input = show("sea");
  await wait();
  expect(screen.getByRole("status")).toHaveTextContent(words.nothing.replace("{words}", "sea"));
  fireEvent.input(input, { target: { value: "lake" } });
  await wait();
  expect(screen.getByRole("status")).toHaveTextContent(words.loading);
});
