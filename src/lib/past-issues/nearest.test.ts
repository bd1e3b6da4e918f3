import { nearestTo } from "./nearest";

const issue = (key: string, title: string, type: Queries.IssueKind = "Bug", label = "lamp") => ({
  ...{ key, title, type, label },
  points: 2,
});
const past = [
  issue("OLD-1", "Order a lamp", "Task"),
  issue("OLD-2", "The lamp goes out in rain or wind"),
  issue("OLD-3", "The lamp goes out in rain"),
  issue("OLD-4", "The lamp smokes in wind"),
  issue("OLD-5", "Rain blinds the lens", "Bug", "optics"),
];
const keysFor = (title: string, labels = ["lamp"], type: Queries.IssueKind = "Bug") =>
  nearestTo({ title, labels, type }, past).map(({ key }) => key);

test("past issues come by what their titles have in common, the shorter title first", () => {
  expect(keysFor("It goes out when it rains")).toEqual(["OLD-3", "OLD-2"]);
  expect(keysFor("It goes out in wind")).toEqual(["OLD-2", "OLD-3"]);
});

test("each says its key, its title and its points", () => {
  expect(nearestTo({ title: "Smoke", labels: ["lamp"], type: "Bug" }, past)).toEqual([
    { key: "OLD-4", title: "The lamp smokes in wind", points: 2 },
  ]);
});

test("only those below one of the labels come", () => {
  expect(keysFor("Rain blinds us", ["optics", "sea"])).toEqual(["OLD-5"]);
  expect(keysFor("Rain blinds us", [])).toEqual([]);
});

test("of two that are alike the one of the same type comes first", () => {
  const alike = [issue("OLD-1", "Trim the lamp"), issue("OLD-2", "Trim the lamp", "Task")];
  const first = (type: Queries.IssueKind) =>
    nearestTo({ title: "Trim lamp", labels: ["lamp"], type }, alike)[0]?.key;
  expect([first("Bug"), first("Task")]).toEqual(["OLD-1", "OLD-2"]);
});

test("nothing in common is no evidence, and there are three at most", () => {
  expect(keysFor("Sprat fnord")).toEqual([]);
  const many = Array.from({ length: 5 }, (_, place) => issue(`OLD-${place}`, "Lamps blink"));
  expect(nearestTo({ title: "Blink", labels: ["lamp"], type: "Bug" }, many)).toHaveLength(3);
});
