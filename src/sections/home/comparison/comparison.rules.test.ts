import { afterSet } from "../../../testing/fixture-content";

const claim = "rows[0].cells[1]";
const notStated = { text: "Not stated", answer: "notStated" };

it.each<[field: string, value: unknown, at: string, message: string]>([
  [`${claim}.source`, undefined, claim, "is a claim about another tool, so it needs"],
  [`${claim}.read`, undefined, claim, "is a claim about another tool, so it needs"],
  [
    claim,
    { ...notStated, read: "2025-01" },
    claim,
    "notStated, which can't be dated. Remove `read`",
  ],
  [
    claim,
    { ...notStated, dated: "2025-01" },
    claim,
    "notStated, which can't be dated. Remove `read`",
  ],
  [`${claim}.dated`, "2025-03", `${claim}.read`, "is 2025-01, but the page is dated 2025-03."],
  [
    "rows[1].cells[0].answer",
    undefined,
    "rows[1].cells[0]",
    "needs an answer (yes, partly or no), because",
  ],
  ["rows[0].cells[0].answer", "yes", claim, "needs an answer (yes, partly or no), because another"],
  ["tools[5]", "Other", "rows[1].cells", "has 5 cells, but there are 6 tools."],
  [`${claim}.read`, "2024-05", `${claim}.read`, "is more than a year old (2024-05)."],
  [`${claim}.dated`, "2024-13", `${claim}.dated`, "Expected: Month given on the source's page,"],
])("%s must not be %j", (field, value, at, message) => {
  expect(afterSet("comparison.json", field, value)).toContainEqual(
    expect.objectContaining({ field: at, message: expect.stringContaining(message) as string }),
  );
});
