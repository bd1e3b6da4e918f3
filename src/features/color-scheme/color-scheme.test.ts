/** @jest-environment jsdom */
import { currentScheme, setScheme } from "./color-scheme";

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

it("removes the stored choice with system", () => {
  setScheme("dark");
  setScheme("system");
  expect(currentScheme()).toBe("system");
  expect(document.documentElement).not.toHaveAttribute("data-theme");
  expect(localStorage).toHaveLength(0);
});

it("changes the page even if storage is forbidden", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  setScheme("dark");
  expect(currentScheme()).toBe("dark");
});
