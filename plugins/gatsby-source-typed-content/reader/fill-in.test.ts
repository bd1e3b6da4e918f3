import { readSite } from "../read-content";
import { ofKind } from "./entry";
import { aWarning, afterSet, fern, nursery, problemsOf, withDraft } from "../fixtures/nursery";

const message =
  "refers to {nursery.nam}, but content/nursery.json has no such field. Correct the name.";

it("replaces placeholders with values of other files, and keeps other braces", () => {
  const site = withDraft(
    (draft) => {
      draft.set("visit.json", "hours", "{nursery.name}, bed {nursery.beds} of {count}");
      draft.append(fern, "By {nursery.greenhouses.1.name}. `{amount} {a.b} {…}`");
    },
    (root) => readSite(nursery, root),
  );
  expect(ofKind(site, "visit")[0]?.data.hours).toBe("Fernhill, bed 12 of {count}");
  expect(site.find(({ path }) => path === fern)?.body).toMatch(
    /By South house\. `\{amount\} \{a\.b\} \{…\}`\n$/,
  );
});

it("reports a missing value as an error in a field, and as a warning in a text", () => {
  const file = "content/visit.json";
  expect(afterSet("visit.json", "hours", "{nursery.nam} is open")).toEqual([
    { file, line: 2, field: "hours", message },
  ]);
  expect(problemsOf("A value {nursery.nam} of no file.")).toEqual(aWarning(message));
});

it("leaves code in a text unchanged", () => {
  const name = "{nursery.name}";
  const text = (
    filled: string,
  ) => `${filled}, \`${name}\` and ${filled}, \`\`{nursery.nam} \` b\`\`:

\`\`\`json
{ "name": "${name}", "other": "{nursery.nam}" }
\`\`\`

- \`${name}\`
- ${filled}\\
  by ${filled}.`;
  const site = withDraft(
    (draft) => draft.append(fern, text(name)),
    (root) => readSite(nursery, root),
  );
  expect(site.find(({ path }) => path === fern)?.body).toContain(`\n${text("Fernhill")}\n`);
  expect(problemsOf(text(name))).toEqual([]);
  expect(problemsOf(`\`${name}\`\n\nBy {nursery.nam}.`)).toEqual(aWarning(message, 2));
});
