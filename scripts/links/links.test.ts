import { fixtureDay, withDraft } from "../../src/testing/fixture-content";
import { readContent } from "../../src/node/read-content";
import { temporaryFolder } from "../testing/fixture-folder";
import { checkLinks } from ".";

const folder = temporaryFolder();
const night = (day: string) => new Date(`${day}T02:00:00Z`);
const gone = "https://shop.test/gone";
const text = `A [shop](${gone}), and <https://shop.test/mail>.\n\n${gone} again (see https://shop.test/a_(b)).

[Closed](https://closed.test/people/ola), [invented](https://lantern.example/), \`https://code.test\`.`;

/** Opens the links of the fixture content with a text and one more field. */
async function check(now: Date, faults: Record<string, object> = {}) {
  const entries = withDraft(
    (draft) => {
      draft.replace("articles/first/index.md", "More text.", text);
      draft.set("comparison.json", "rows[0].cells[1].source.url", "https://shop.test/field");
    },
    (root) => readContent(root, fixtureDay).entries,
  );
  const opened: string[] = [];
  const open = (address: string) => {
    opened.push(address);
    return Promise.resolve(faults[address] ?? faults.all ?? {});
  };
  return { ...(await checkLinks(entries, open, { now, file: folder.at("links.json") })), opened };
}

it("each address on another site is opened once, but for invented and excepted ones", async () => {
  const { count, opened, problems } = await check(night("2025-06-01"));
  expect(opened.filter((address) => address.includes("test")).sort()).toEqual([
    "https://shop.test/a_(b)",
    "https://shop.test/field",
    gone,
    "https://shop.test/mail",
  ]);
  expect(opened.filter((address) => /closed|example|code/.test(address))).toEqual([]);
  expect(count).toBe(opened.length);
  expect(problems).toEqual([]);
});

it("a fault is reported at each place, with the day since when", async () => {
  const faults = { [gone]: { fault: "answers 404" } };
  await check(night("2025-06-01"), faults);
  const { problems } = await check(night("2025-06-03"), faults);
  const message = `leads to "${gone}", which answers 404, since 2025-06-01. Correct the address, or take the link out.`;
  const file = "content/articles/first/index.md";
  expect(problems).toEqual(
    [21, 23].map((line) => ({ file, line, field: "text", message, severity: "warning" })),
  );
  await check(night("2025-06-04"));
  const again = await check(night("2025-06-06"), faults);
  expect(again.problems[0]?.message).toContain("since 2025-06-06");
});

it("a page that has moved is reported with its new address", async () => {
  const { problems } = await check(night("2025-06-01"), {
    "https://shop.test/field": { moved: "https://shop.test/new" },
  });
  expect(problems).toMatchObject([
    {
      ...{ file: "content/comparison.json", field: "rows[0].cells[1].source.url" },
      message:
        'leads to "https://shop.test/field", which has moved for good. Write https://shop.test/new',
    },
  ]);
});

it("what was there is opened again the next night, a fault at once", async () => {
  await check(night("2025-06-01"), { [gone]: { fault: "answers 404" } });
  expect((await check(new Date("2025-06-01T09:00:00Z"))).opened).toEqual([gone]);
  expect((await check(night("2025-06-02"))).opened).toContain("https://shop.test/mail");
});

it("without a connection nothing is known, and nothing is remembered", async () => {
  const offline = check(night("2025-06-01"), { all: { fault: "cannot be reached (ENOTFOUND)" } });
  await expect(offline).rejects.toThrow("No address can be reached. Is there a connection?");
  expect(folder.has("links.json")).toBe(false);
});
