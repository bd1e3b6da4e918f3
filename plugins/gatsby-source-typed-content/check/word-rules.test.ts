import { aWarning, afterSet, anError, containing, fern, problemsAfter } from "../testing/nursery";
import { problemsOf } from "../testing/nursery";

it.each<[text: string, says: string, below?: number]>([
  ["A wo\u200bbbly word.", 'an invisible character (U+200B) after "wo". Delete it.'],
  ["A \u202Eturned\u202C word.", "an invisible character (U+202E) at the start of a word."],
  ["A joi\u200dned word.", 'an invisible character (U+200D) after "joi". Delete it.'],
  ["A l\u0430mp of two alphabets.", 'looks like another (U+0430) after "l". Retype it.'],
  ["A question\u037e no.", 'looks like another (U+037E) after "question". Retype it.'],
  ["It ﬁts in a hand.", "looks like another (U+FB01) at the start of a word. Retype it."],
  ["```text\nma\u2066rk\n```", 'an invisible character (U+2066) after "ma". Delete it.', 1],
  // Put together here: GitHub refuses whole keys.
  [`\`\`\`sh\nA=ghp_${"a1".repeat(18)}\n\`\`\``, "a secret key (ghp_…). Revoke it, because it", 1],
  [`A key, AKIA${"A1".repeat(8)}, in words.`, "contains a secret key (AKIA…). Revoke it"],
])("a text is warned of: %j", (text, says, below = 0) => {
  expect(problemsOf(text)).toEqual(aWarning(says, below));
});

it.each([
  ["So\u200ecial", 'contains an invisible character (U+200E) after "So". Delete it.'],
  ["Runs **well**.", "shows ** literally, because fields are plain text. Remove it."],
  ["Day &amp; night.", "shows &amp; literally"],
  ["As [here](/about).", "shows ]( literally"],
  ["Run `npm`.", "shows ` literally"],
  ["At https://quay.example.", "shows https://quay.example. literally"],
  ["<b>Daily</b>", "shows <b> literally"],
  ["Daily<!-- all -->", "shows <!-- literally"],
  ["</script><script>a()</script>", "shows </script> literally"],
])("a field is warned of: %j", (hours, says) => {
  expect(afterSet("visit.json", "hours", hours)).toEqual([
    {
      ...{ file: "content/visit.json", line: 2, field: "hours" },
      ...{ message: containing(says), severity: "warning" },
    },
  ]);
});

it.each([
  ["visit.json", "hours", "TODO: write the hours", 2],
  ["visit.json", "hours", "Daily, (TODO)", 2],
  ["nursery.json", "email", "TODO@fernhill.example", 5],
  ["nursery.json", "greenhouses[1].name", "TODO", 17],
  ["growers/ada.json", "website", "https://shade.example/in/TODO", 5],
  ["home-page.json", "links[0].text", "TODO", 14],
])(
  "a field that its author has to write is an error: in %s, %s is %j",
  (file, field, value, line) => {
    expect(afterSet(file, field, value)).toEqual([
      { ...{ file: `content/${file}`, field, line }, message: containing("still contains TODO: ") },
    ]);
  },
);

it("a field may have a to-do list", () => {
  expect(afterSet("visit.json", "hours", "See the to-do list, or todo.txt")).toEqual([]);
});

it.each(["mi\bn", "Ol\ud800der"])("a character that breaks feeds is an error: %j", (hours) => {
  const [problem, ...others] = afterSet("visit.json", "hours", hours);
  expect(problem).not.toHaveProperty("severity", "warning");
  expect(others).toEqual([]);
});

it("what other files repeat is reported once, in its own file", () => {
  expect(afterSet("nursery.json", "name", "Fern\u200bhill")).toMatchObject([
    { file: "content/nursery.json", field: "name", message: containing("(U+200B)") },
  ]);
});

it("a draft may be unfinished, but is checked like any other text", () => {
  const asDraft = (text: string) =>
    problemsAfter((draft) => {
      draft.append(fern, text);
      draft.replace(fern, "latin: Athyrium", "draft: true\nlatin: TODO");
      draft.replace(fern, "2025-01-10", "2025-07-01");
    });
  expect(asDraft("Text.")).toEqual([]);
  expect(asDraft("[Dead](/nowhere)")).toEqual(anError("/nowhere", 1));
});
