import { afterSet } from "../../testing/fixture-content";

const file = "comparison.json";
const told = (field: string, message: string) =>
  expect.objectContaining({ field, message }) as object;

it("has a cell for every tool in every row", () => {
  const problems = afterSet(file, "tools[5]", "Other");
  const message = "has 5 cells for 6 tools. Add or remove some.";
  expect(problems).toContainEqual(told("rows[0].cells", message));
  expect(problems).toContainEqual(told("rows[1].cells", message));
});

it.each(["source", "read"])("has a %s for every claim about another tool", (name) => {
  const field = "rows[0].cells[1]";
  const message =
    "is a claim about another tool. Give it source and read, or the answer notStated.";
  expect(afterSet(file, `${field}.${name}`)).toEqual([told(field, message)]);
});

it.each(["read", "dated"])("has no %s for a cell that states nothing", (name) => {
  const cell = { text: "Not stated", answer: "notStated", [name]: "2025-01" };
  const message = "states nothing, but was read. Leave read and dated out.";
  const problems = afterSet(file, "rows[0].cells[1]", cell);
  expect(problems).toEqual([told("rows[0].cells[1]", message)]);
});

it("has an answer in rows that are questions, and in no others", () => {
  const field = "rows[1].cells[0]";
  const lack = "answers no question. Give it an answer: yes, partly, no.";
  expect(afterSet(file, `${field}.answer`)).toEqual([told(field, lack)]);
  const message = "answers, but its row is no question. Leave answer out.";
  expect(afterSet(file, "rows[1].isQuestion", false)).toContainEqual(told(field, message));
});

describe("what the verdict's rules read of a cell", () => {
  it.each([
    ["people", "rows[2].cells[1].people", "5"],
    ["people", "rows[2].cells[1].people", "unlimited"],
    ["price", "rows[3].cells[3].price", "1"],
    ["price", "rows[3].cells[3].price", "2"],
  ])("is what the text says: %s at %s is not %s", (_name, field, value) => {
    const message = `is ${value}, which the text does not say. Correct one of the two.`;
    expect(afterSet(file, field, value)).toEqual([told(field, message)]);
  });

  it("is what the text says: that it is to come, and that it is not", () => {
    const field = "rows[2].cells[0]";
    const message = 'says "coming soon". Give it soon: true, so that rules know.';
    expect(afterSet(file, `${field}.soon`)).toEqual([told(field, message)]);
    const other = "rows[2].cells[3].soon";
    const lack = 'is true, but the text does not say "coming soon".';
    expect(afterSet(file, other, true)).toEqual([told(other, lack)]);
  });

  it.each([
    ["madeFor", "rows[0].cells[1]"],
    ["charge", "rows[5].cells[1]"],
  ])("exists: %s", (name, field) => {
    const message = `has no ${name}, which a rule asks. Add it, or the answer notStated.`;
    expect(afterSet(file, `${field}.${name}`)).toEqual([told(field, message)]);
  });
});

describe("a rule", () => {
  it("names a row that exists", () => {
    const field = "rules[0].anyOf[0].row";
    const [problem] = afterSet(file, field, "Free plans");
    expect(problem).toMatchObject({ field });
    expect(problem?.message).toMatch(/^names "Free plans", which .* Did you mean "Free plan"\?$/);
  });

  it("names an answer that exists", () => {
    const field = "rules[0].when[0]";
    const [problem] = afterSet(file, field, "nothin");
    expect(problem).toMatchObject({ field });
    expect(problem?.message).toMatch(/^names "nothin", which .* Did you mean "nothing"\?$/);
  });

  it("asks for a value that exists", () => {
    const field = "rules[7].anyOf[0].madeFor";
    expect(afterSet(file, field, "sailors")).toEqual([
      told(field, "must be one of engineers, mixed."),
    ]);
  });

  it("asks one thing", () => {
    const field = "rules[0].anyOf[0]";
    const kinds = "Give it one of answer, people, price, madeFor, charge.";
    expect(afterSet(file, `${field}.people`)).toEqual([told(field, `asks nothing. ${kinds}`)]);
    expect(afterSet(file, `${field}.price`, 10)).toEqual([
      told(field, `asks people and price. ${kinds}`),
    ]);
  });

  it("asks a row that answers", () => {
    const field = "rules[3].anyOf[0]";
    expect(afterSet(file, `${field}.row`, "Free plan")).toEqual([
      told(`${field}.answer`, 'asks "Free plan", whose cells answer nothing.'),
    ]);
  });
});

describe("answers", () => {
  it("have different ids", () => {
    const field = "questions[1].options[0].id";
    const problems = afterSet(file, field, "two");
    const message = '"two" names an answer of another question. Change one of the two.';
    expect(problems).toContainEqual(told(field, message));
  });

  it.each([
    ["questions[0].options[1].upTo", 1],
    ["questions[0].options[1].upTo", undefined],
    ["questions[0].options[3].upTo", 20],
  ])("rise to any number of people: not with %s %s", (field, value) => {
    const message =
      "are numbers of people. Each but the last needs upTo, in rising order; the last has none.";
    expect(afterSet(file, field, value)).toContainEqual(told("questions[0].options", message));
  });

  it("are numbers of people in one question", () => {
    const message = "ask twice how many people. One question may have upTo.";
    expect(afterSet(file, "questions[1].options[0].upTo", 3)).toContainEqual(
      told("questions", message),
    );
  });

  it("end at the limits of free plans", () => {
    const message = "is 5, in the middle of an answer. Let an answer end there: upTo: 5.";
    expect(afterSet(file, "questions[0].options[1].upTo", 6)).toEqual([
      told("rows[2].cells[0].people", message),
      told("rows[2].cells[4].people", message),
    ]);
  });
});
