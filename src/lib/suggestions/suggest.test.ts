import { suggestFrom, type Model } from "./suggest";

const model: Model = {
  count: "6",
  types: ["Bug", "Task"],
  bias: [0, 0.5],
  labels: [
    { label: "light", points: [2, 3] },
    { label: "optics", points: [1, 5] },
  ],
  topics: [
    ["fog", "", "", "herr,sing"],
    ["burn,flam", "", "", "lamp"],
    ["flam", "glas", "", "len"],
  ],
  forms: [
    ["not", "burn"],
    ["first: order", "", "first: polish"],
  ],
};
const suggest = suggestFrom(model);

test("what a title is about gives the label, its form the type, both the points", () => {
  expect(suggest("The lamp does not burn")).toEqual({ type: "Bug", labels: ["light"], points: 2 });
  expect(suggest("Order a lens")).toEqual({ type: "Task", labels: ["optics"], points: 5 });
});

test("a word may speak for several labels: the larger sum counts", () => {
  expect(suggest("A flame that burns")?.labels).toEqual(["light"]);
  expect(suggest("A flame and glass")?.labels).toEqual(["optics"]);
});

test("a title whose form says nothing has the commonest type", () => {
  expect(suggest("Lamp and lens")?.type).toBe("Task");
});

test.each([
  ["is empty", ""],
  ["is one word", "Lamp"],
  ["has no known word", "Sprat fnord gleeb"],
  ["has more unknown words than known ones", "Lamp fnord sprat"],
  ["says too little about any label", "Burn it"],
  ["is like sentences that are no issues", "The herring sings to the lamp of love"],
  ["says as much for those as for a label", "Sing to the lamp"],
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
