import { afterSet } from "../../testing/fixture-content";

const file = "comparison.json";
const claim = "rows[0].cells[1]";
const notStated = { text: "Not stated", answer: "notStated" };
const sizes = "questions[0].options";

it.each<[field: string, value: unknown, at: string[], message: string]>([
  // Cells: a claim about another tool has a source, and a question an answer.
  [`${claim}.source`, undefined, [claim], "is a claim about another tool. Give it source and read"],
  [`${claim}.read`, undefined, [claim], "is a claim about another tool. Give it source and read"],
  [claim, { ...notStated, read: "2025-01" }, [claim], "states nothing, but was read. Leave read"],
  [claim, { ...notStated, dated: "2025-01" }, [claim], "states nothing, but was read. Leave read"],
  [`${claim}.dated`, "2025-03", [`${claim}.read`], "was 2025-01, before its page of 2025-03."],
  ["rows[1].cells[0].answer", undefined, ["rows[1].cells[0]"], "has no answer, as another cell of"],
  // What rules read of a cell is in its text.
  [
    "rows[2].cells[1].people",
    "5",
    ["rows[2].cells[1].people"],
    "is 5, which the text does not say",
  ],
  ["rows[2].cells[1].people", "unlimited", ["rows[2].cells[1].people"], "is unlimited, which the"],
  ["rows[3].cells[3].price", "1", ["rows[3].cells[3].price"], "is 1, which the text does not say."],
  ["rows[3].cells[3].price", "2", ["rows[3].cells[3].price"], "is 2, which the text does not say."],
  [`${claim}.madeFor`, undefined, [claim], "has no madeFor, which a rule asks. Add it, or"],
  ["rows[5].cells[1].charge", undefined, ["rows[5].cells[1]"], "has no charge, which a rule asks."],
  // A rule asks one thing of a row that answers.
  ["rules[0].anyOf[0].people", undefined, ["rules[0].anyOf[0]"], "asks nothing. Give it one of"],
  ["rules[0].anyOf[0].price", 10, ["rules[0].anyOf[0]"], "asks people and price. Give it one of"],
  [
    "rules[3].anyOf[0].row",
    "Free plan",
    ["rules[3].anyOf[0].answer"],
    'asks "Free plan", whose cells',
  ],
  // Numbers of people rise, end at the limits of free plans, and are asked once.
  [`${sizes}[3].upTo`, 20, [sizes], "are numbers of people. Each but the last needs upTo"],
  [
    `${sizes}[1].upTo`,
    6,
    ["rows[2].cells[0].people", "rows[2].cells[4].people"],
    "is 5, in the middle of an answer. Let an answer end there: upTo: 5.",
  ],
])("%s must not be %j", (field, value, at, message) => {
  const problem = { message: expect.stringContaining(message) as string };
  expect(afterSet(file, field, value)).toMatchObject(
    at.map((each) => ({ field: each, ...problem })),
  );
});

it.each<[field: string, value: unknown, at: string, message: string]>([
  ["tools[5]", "Other", "rows[1].cells", "has 5 cells for 6 tools. Add or remove some."],
  [
    "rows[0].cells[0].answer",
    "yes",
    "rows[0].cells[1]",
    "has no answer, as another cell of its row",
  ],
  ["questions[1].options[0].id", "two", "questions[1].options[0].id", '"two" names an answer of'],
  ["questions[1].options[0].upTo", 3, "questions", "ask twice how many people. One question may"],
  [`${sizes}[1].upTo`, 1, sizes, "are numbers of people. Each but the last needs upTo"],
  [`${sizes}[1].upTo`, undefined, sizes, "are numbers of people. Each but the last needs upTo"],
])("%s must not be %j, beside other problems", (field, value, at, message) => {
  const problem = { field: at, message: expect.stringContaining(message) as string };
  expect(afterSet(file, field, value)).toContainEqual(expect.objectContaining(problem));
});
