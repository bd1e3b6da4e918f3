import content from "../../../testing/content/comparison.json";
import { verdictOf } from "./verdict-words";

const words = content.verdict as unknown as Queries.ComparisonFragment["verdict"];
const verdict = (meets: string[], unread: string[], answers: string[]) =>
  verdictOf(words, { meets, unread }, answers, 4);

it("invites to answer before the first answer, and names no tool", () => {
  expect(verdict(["A", "B"], [], [])).toEqual({
    sentence: words.start,
    names: [],
    doubtful: [],
    left: "",
  });
});

it("names the remaining tools and the number of open questions", () => {
  expect(verdict(["A"], [], ["x"])).toMatchObject({
    sentence: words.open,
    names: ["A"],
    left: "3 left",
  });
  expect(verdict(["A"], [], ["x", "y", "z"])).toMatchObject({ left: words.oneLeft });
});

it("names the tools to choose after the last answer, and those that could not be judged", () => {
  expect(verdict(["A", "B"], ["C"], ["w", "x", "y", "z"])).toEqual({
    sentence: words.choose,
    names: ["A", "B"],
    doubt: words.unread,
    doubtful: ["C"],
    left: words.allAnswered,
  });
});

it("says that no tool remains", () => {
  expect(verdict([], ["C"], ["x"])).toMatchObject({
    sentence: words.none,
    names: [],
    doubtful: ["C"],
  });
});
