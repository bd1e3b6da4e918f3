import expected from "./expected.json";
import trained from "./model.json";
import { suggestFrom, type Model } from "./suggest";

const model: Model = {
  sizes: {
    ...{ issues: "6", projects: 2, right: 60, bands: [-10, -5, 1, 5, 10] },
    words: { "-6": "len,polish", 6: "order,flam" },
  },
  types: ["Bug", "Task", "Epic"],
  bias: [0, 0.5, 0],
  labels: ["light", "optics"],
  topics: [
    ["fog", "", "", "herr,sing"],
    ["burn", "ship"],
    ["burn,flam", "", "", "lamp"],
    ["flam", "glas", "", "len,order"],
  ],
  forms: [
    ["not", "burn"],
    ["first: order", "", "first: polish"],
    ["", "", "harbor"],
  ],
};
const scale = [1, 2, 3, 5, 8, 13];
const suggestIn = suggestFrom(model);
const suggest = (title: string) => suggestIn(title, scale);

test("what a title is about gives the label, its form the type, and its words the points", () => {
  expect(suggest("The lamp does not burn")).toEqual({
    ...{ type: "Bug", labels: ["light"], points: 3, why: [] },
  });
  expect(suggest("Polish the lens")).toEqual({
    ...{ type: "Task", labels: ["optics"], points: 1 },
    why: [
      { word: "Polish", isUp: false },
      { word: "lens", isUp: false },
    ],
  });
});

test("points are of the scale, however long it is", () => {
  expect(suggestIn("Polish the lens", [2, 4])?.points).toBe(2);
  expect(suggestIn("Order a flame", [2, 4])?.points).toBe(4);
});

test("there may be two labels, or none", () => {
  expect(suggest("A lamp with a lens")?.labels).toEqual(["light", "optics"]);
  expect(suggest("A ship in flames")?.labels).toEqual([]);
});

test("a misspelt word counts", () => {
  expect(suggest("Pollish the lens")?.points).toBe(1);
});

test("an epic is large, and says so; what is small is no epic", () => {
  expect(suggest("Harbor of ships")).toMatchObject({
    ...{ type: "Epic", points: 8, why: [{ word: "Epic", isUp: true }] },
  });
  expect(suggest("Polish the lens of the harbor")?.type).toBe("Task");
});

test("the type changes only when clearly more speaks for another one", () => {
  expect(suggest("A lens that is not flame")?.type).toBe("Task");
  expect(suggest("A lens that does not burn")?.type).toBe("Bug");
});

test.each([
  ["is empty", ""],
  ["is one word", "Lamp"],
  ["has small words beside one", "Is it the lamp?"],
  ["has no known word", "Sprat fnord gleeb"],
  ["has more unknown words than known ones", "Lamp fnord sprat"],
  ["is like sentences that are no issues", "The herring sings to the lamp of love"],
  ["says as much for those as for a label", "Sing to the lamp"],
  ["greets", "Hello there, lamp of lamps"],
  ["begins with a denial", "Do not order a lamp"],
  ["begins with a polite one", "Please don’t order a lamp"],
  ["says that nobody wants it", "Nobody wants a lamp"],
  ["says so in two words", "No one needs a lens"],
  ["says that we do not", "We no longer polish the lens"],
  ["says that it is not broken", "The lamp is not broken"],
  ["says that all is well", "The lamp works fine"],
])("nothing is suggested where the title %s: %s", (_what, title) => {
  expect(suggest(title)).toBeUndefined();
});

test.each(expected)("the trained model says what it said in training: $title", (one) => {
  expect(suggestFrom(trained as unknown as Model)(one.title, scale)).toEqual(one.suggestion);
});
