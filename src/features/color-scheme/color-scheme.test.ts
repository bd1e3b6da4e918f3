/** @jest-environment jsdom */
import { currentScheme, setScheme } from "./color-scheme";

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

it("forgets the choice when it's system", () => {
  setScheme("dark");
  setScheme("system");
  expect(currentScheme()).toBe("system");
  expect(document.documentElement).not.toHaveAttribute("data-theme");
  expect(localStorage).toHaveLength(0);
});

it("applies the choice if storage is forbidden", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  setScheme("dark");
  expect(currentScheme()).toBe("dark");
});
