import { featuresOf, typeOf } from "./issue-type";
import { weightOf } from "./title-words";

const bug = weightOf({ "-2": "first: Task", 2: "not burn", 4: "a fault" });

test.each([
  ["The lamp does not burn", "Bug"],
  ["Lamp flickers", "Bug"],
  ["Fix the lamp", "Bug"],
  ["Check the broken lamp", "Bug"],
  ["Check the lamp", "Task"],
  ["Add tests for the lamp", "Task"],
  ["We need to renew the oil", "Task"],
  ["Checked lamps", "Story"],
  ["A second lamp", "Story"],
  ["As a sailor, I want to see where the lamp is broken", "Story"],
  ["Find out why lamps crash", "Research"],
  ["Oil or gas?", "Research"],
  ["Migrate to gas", "Epic"],
  ["Multi-color light", "Epic"],
])("%s is a %s", (title, type) => {
  expect(typeOf(title, bug, -1)).toBe(type);
});

test("features are words, pairs, the opening, and signs of the whole title", () => {
  expect(featuresOf("Clean the broken lamp")).toEqual([
    ...["clean", "the", "broken", "lamp", "clean the", "the broken", "broken lamp"],
    ...["first: clean", "first: Task", "a fault", "an order", "few words"],
  ]);
});

test.each(["When the lamp burns", "Cleaning the lamp", "Lamp for the tower"])(
  "%s isn't an order",
  (title) => {
    expect(featuresOf(title)).not.toContain("an order");
  },
);
