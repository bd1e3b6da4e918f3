/** @jest-environment jsdom */
import { lastVisitKey, markNewReleases } from "./last-visit";

const dates = ["2025-03-01", "2025-01-05", "2024-12-31"];

/** Opens the changelog. @returns dates of the marked releases */
function marked(): (string | undefined)[] {
  document.body.innerHTML = dates
    .map((date) => `<span hidden data-released="${date}"></span>`)
    .join("");
  markNewReleases();
  const marks = document.querySelectorAll<HTMLElement>("span:not([hidden])");
  return Array.from(marks, (mark) => mark.dataset.released);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("marks nothing on a first visit, and stores the newest release", () => {
  expect(marked()).toEqual([]);
  expect(localStorage.getItem(lastVisitKey)).toBe("2025-03-01");
  expect(marked()).toEqual([]);
});

it("marks the releases since the last visit until the tab is closed", () => {
  localStorage.setItem(lastVisitKey, "2024-12-31");
  expect(marked()).toEqual(["2025-03-01", "2025-01-05"]);
  expect(marked()).toEqual(["2025-03-01", "2025-01-05"]);
  sessionStorage.clear();
  expect(marked()).toEqual([]);
});
