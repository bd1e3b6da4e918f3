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

/** Shows the results of a field that something has been typed into. */
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

it("searches for text typed before it was loaded, and marks each result with its kind", async () => {
  search.mockResolvedValue(found("harbour"));
  show("sea");
  await wait();
  expect(search.mock.calls).toEqual([["sea", expect.any(Number)]]);
  expect(screen.getByRole("link", { name: /harbour/ })).toHaveTextContent(words.kinds.article);
  expect(screen.getByRole("status")).toHaveTextContent(words.foundOne);
});

it("waits until the visitor stops typing", async () => {
  search.mockResolvedValue(found());
  const input = show("");
  for (const value of ["s", "se", "sea"]) {
    fireEvent.input(input, { target: { value } });
    await wait(50);
  }
  await wait();
  expect(search.mock.calls.map(([typed]) => typed)).toEqual(["sea"]);
});

it("shows the results of the newest search, even when an older one ends later", async () => {
  let answerLate: (late: Found) => void = () => undefined;
  search.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
  search.mockResolvedValueOnce(found("new"));
  const input = show("old");
  await wait();
  fireEvent.input(input, { target: { value: "newer" } });
  await wait();
  answerLate(found("old"));
  await wait();
  expect(screen.getByRole("link")).toHaveTextContent("new");
});

it("opens the first result on Enter, also when it arrives later", async () => {
  const followed = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener("click", followed);
  search.mockResolvedValue(found("first", "second"));
  const input = show("sea");
  fireEvent.keyDown(input, { key: "Enter" });
  expect(followed).not.toHaveBeenCalled();
  await wait();
  expect(followed.mock.calls.map(([{ target }]) => (target as Element).textContent)).toEqual([
    expect.stringContaining("first"),
  ]);
  window.removeEventListener("click", followed);
});

it("shows a failure, and can retry", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  search.mockRejectedValueOnce(new Error("Gone"));
  search.mockResolvedValueOnce(found("harbour"));
  show("sea");
  await wait();
  expect(screen.getByRole("alert")).toHaveTextContent(words.failed);
  expect(log).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole("button", { name: words.retry }));
  await wait();
  expect(screen.getByRole("link", { name: /harbour/ })).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("shows more when there is more", async () => {
  search.mockResolvedValueOnce({ ...found("one"), total: 2 });
  search.mockResolvedValueOnce(found("one", "two"));
  show("sea");
  await wait();
  fireEvent.click(screen.getByRole("button", { name: words.more }));
  await wait();
  expect(screen.getAllByRole("link")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: words.more })).not.toBeInTheDocument();
});
