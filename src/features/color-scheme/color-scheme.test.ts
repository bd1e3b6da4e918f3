/** @jest-environment jsdom */
import { schemeKey } from "../../lib/inline-scripts";
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

it("leaves sections off the screen out of the next frame only", async () => {
  document.body.innerHTML = "<main><section></section><section></section></main>";
  const [seen, below] = [...document.querySelectorAll("section")];
  if (!seen || !below) throw new Error("two sections");
  seen.getBoundingClientRect = () => new DOMRect(0, innerHeight - 1, 100, 300);
  below.getBoundingClientRect = () => new DOMRect(0, innerHeight + 1, 100, 300);
  setScheme("dark");
  expect(seen.style).toMatchObject({ contentVisibility: "", height: "" });
  expect(below.style).toMatchObject({ contentVisibility: "hidden", height: "300px" });
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(below.style).toMatchObject({ contentVisibility: "", height: "" });
});
