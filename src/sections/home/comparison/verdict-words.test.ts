import content from "../../../testing/content/comparison.json";
import { verdictOf } from "./verdict-words";

const words = content.verdict as unknown as Queries.ComparisonFragment["verdict"];

it.each([
  [["x"], ["A"], [], { sentence: words.open, names: ["A"], left: "3 left" }],
  [["x", "y", "z"], ["A"], [], { sentence: words.open, names: ["A"], left: words.oneLeft }],
  [
    ["w", "x", "y", "z"],
    ["A", "B"],
    ["C"],
    {
      ...{ sentence: words.choose, names: ["A", "B"], left: words.allAnswered },
      ...{ doubt: words.unread, doubtful: ["C"] },
    },
  ],
  [["x"], [], ["C"], { sentence: words.none, names: [], doubtful: ["C"] }],
])(
  "after the answers %j, with %j that meet them and %j unread, the verdict is %j",
  (answers, meets, unread, verdict) => {
    expect(verdictOf(words, { meets, unread }, answers, 4)).toMatchObject(verdict);
  },
);

it("gives no verdict before the first answer", () => {
  expect(verdictOf(words, { meets: ["A", "B"], unread: [] }, [], 4)).toBeUndefined();
});
