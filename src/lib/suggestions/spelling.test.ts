import { stemmer } from "./spelling";

const stemOf = stemmer(new Set(["search", "harbor", "lamp", "engin", "implem"]));

test.each([
  ["searches", "search"],
  ["serach", "search"],
  ["sarch", "search"],
  ["searrch", "search"],
  ["implment", "implem"],
  ["immplementing", "implem"],
  ["enigne", "engin"],
])("%s is taken for %s", (typed, known) => {
  expect(stemOf(typed)).toBe(known);
});

test.each(["lapm", "earch", "saerhc", "seatch", "sprat"])("%s stays as it is", (typed) => {
  expect(stemOf(typed)).toBe(typed);
});
