import content from "../../../testing/content/comparison.json";
import { saidOf } from "./verdict-words";

const words = content.verdict as unknown as Queries.ComparisonFragment["verdict"];
const said = (meets: string[], unread: string[], answers: string[]) =>
  saidOf(words, { meets, unread }, answers, 4);

it("invites to answer before the first answer, and names nobody", () => {
  expect(said(["A", "B"], [], [])).toEqual({
    sentence: words.start,
    names: [],
    doubtful: [],
    left: "",
  });
});

it("names who is left while questions are, and says how many", () => {
  expect(said(["A"], [], ["x"])).toMatchObject({
    sentence: words.open,
    names: ["A"],
    left: "3 left",
  });
  expect(said(["A"], [], ["x", "y", "z"])).toMatchObject({ left: words.oneLeft });
});

it("says whom to choose when all is answered, and of whom it could not read enough", () => {
  expect(said(["A", "B"], ["C"], ["w", "x", "y", "z"])).toEqual({
    sentence: words.choose,
    names: ["A", "B"],
    doubt: words.unread,
    doubtful: ["C"],
    left: words.allAnswered,
  });
});

it("says that no tool is left", () => {
  expect(said([], ["C"], ["x"])).toMatchObject({
    sentence: words.none,
    names: [],
    doubtful: ["C"],
  });
});
