/** @jest-environment jsdom */
import { schemeKey } from "../../lib/scheme-script";
import { currentScheme, nextScheme, setScheme } from "./color-scheme";

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

it.each(["light", "dark"] as const)("shows and stores %s", (scheme) => {
  setScheme(scheme);
  expect(currentScheme()).toBe(scheme);
  expect(document.documentElement).toHaveAttribute("data-theme", scheme);
  expect(localStorage.getItem(schemeKey)).toBe(scheme);
});

it.each([
  [false, ["dark", "light", "system"]],
  [true, ["light", "dark", "system"]],
] as const)("changes the page with the first press; dark system: %s", (matches, steps) => {
  window.matchMedia = () => ({ matches }) as MediaQueryList;
  expect(nextScheme("system")).toBe(steps[0]);
  expect(nextScheme(steps[0])).toBe(steps[1]);
  expect(nextScheme(steps[1])).toBe(steps[2]);
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
