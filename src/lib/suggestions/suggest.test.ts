import { suggestFrom } from "./suggest";

const labelWords = {
  labels: [
    { name: "lamp", words: ["lamp", "red light"] },
    { name: "import", words: ["import"] },
    { name: "optics", words: ["lens"] },
  ],
};
const model = {
  ...{ bands: [-10, -5, 1, 5, 10], points: { "-8": "polish,len", 9: "order,flam" } },
  ...{ bug: { 2: "a fault" }, bias: -1 },
};
const suggestIn = suggestFrom(model, labelWords);
const suggest = (title: string) => suggestIn(title, [1, 2, 3, 5, 8, 13]);

test("suggests a type, labels, and points with reasons", () => {
  expect(suggest(" Lens of the lamp is broken ")).toEqual({
    ...{ type: "Bug", labels: ["lamp", "optics"], points: 2 },
    why: [{ word: "Lens", isUp: false }],
  });
});

test.each(["Sprat fnord", "Lamp burns", "hi there, the lamp is dark", "404 again"])(
  "suggests something for two words: %s",
  (title) => {
    expect(suggest(title)).toBeDefined();
  },
);

test.each(["", "  ", "Lamp ", "hello there", "Hi!", "Thanks a lot", "How’s it going?", "👋 👋"])(
  "suggests nothing for a greeting or a single word: “%s”",
  (title) => {
    expect(suggest(title)).toBeUndefined();
  },
);

test("picks points from a scale of any length", () => {
  expect(suggestIn("Polish a lens", [2, 4])?.points).toBe(2);
  expect(suggestIn("Order a flame", [2, 4])?.points).toBe(4);
});

test("matches labels by whole words and phrases, with any ending", () => {
  expect(suggest("Importing red lights")?.labels).toEqual(["lamp", "import"]);
  expect(suggest("An important light, red")?.labels).toEqual([]);
});

test("suggests at most two labels", () => {
  expect(suggest("Import a lens for the lamp")?.labels).toEqual(["lamp", "import"]);
});

test("raises the points of an epic, without reasons", () => {
  expect(suggest("Redesign the lens")).toMatchObject({ type: "Epic", points: 8, why: [] });
});
