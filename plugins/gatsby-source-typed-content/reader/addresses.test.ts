import { slugOf } from "./addresses";

it.each([
  ["  Déjà vu: it’s done! ", "deja-vu-its-done"],
  ["C++ / C#", "c-c"],
  ["already-a-slug", "already-a-slug"],
  ["Планирование", "planirovanie"],
  ["計画", "jihua"],
  ["Ship it 🎉", "ship-it"],
  ["…", ""],
])("makes %s the slug %s", (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
