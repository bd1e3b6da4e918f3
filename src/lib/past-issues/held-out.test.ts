/** How well the site's own past issues do. They may be edited: the thresholds are a little below what was measured. */
import fs from "node:fs";
import titles from "../../testing/held-out-titles.json";
import { pastIssuesOf, suggestFrom, type PastIssues } from "./suggest";

const content = JSON.parse(fs.readFileSync("content/past-issues.json", "utf8")) as PastIssues;
const past = pastIssuesOf(content);
const suggest = suggestFrom(content, past);
const percent = (some: unknown[], all: unknown[]) => Math.round((100 * some.length) / all.length);

// Most of them helped to choose the past issues: of the others 62 % suit (docs/decisions/018-comparison-and-board.md).
test("titles that are no past issues get a sensible type and label", () => {
  const missed = titles.filter(({ title, types, labels }) => {
    const { type = "", labels: [label = ""] = [] } = suggest(title) ?? {};
    return !types.includes(type) || !labels.includes(label);
  });
  const hit = 100 - percent(missed, titles);
  const list = missed.map(({ title }) => title).join("\n");
  expect(hit >= 73 ? "enough" : `${hit} % of ${titles.length}, missed:\n${list}`).toBe("enough");
});

// A label found so is a lower limit: each past issue is there for words that no other has.
test("a past issue that is left out is found by the others", () => {
  const found = past.map((one) => {
    const others = past.filter((other) => other !== one);
    return { one, got: suggestFrom(content, others)(one.title) };
  });
  const suggested = found.filter(({ got }) => got);
  const type = suggested.filter(({ one, got }) => got?.type === one.type);
  const label = suggested.filter(({ one, got }) => got?.labels.includes(one.label));
  const measured = {
    suggested: percent(suggested, past),
    type: percent(type, suggested),
    label: percent(label, suggested),
  };
  const least = { suggested: 69, type: 64, label: 30 };
  const names = Object.keys(least) as (keyof typeof least)[];
  const low = names.filter((name) => measured[name] < least[name]);
  expect(low.map((name) => `${name}: ${measured[name]} %`)).toEqual([]);
});

test.each([
  "asdf qwer",
  "banana democracy",
  "lorem ipsum dolor sit amet",
  "The moon is made of cheese",
  "Purple elephants sing opera",
  "Colorless green ideas sleep furiously",
  "To be or not to be",
  "What time is it?",
  "Buy milk and eggs",
  "Fix it",
  "Make it better",
  "Add a pony",
  "12345",
  "test",
  "qwertz uiop",
  "Potato parliament",
  "Blue ideas dance on Tuesdays",
  "The cat is on the table",
  "Sing a song for the fish",
  "Never upgrade React",
  "Do not write tests",
  "Please don't send me e-mails",
  "The search is not slow",
  "We do not want a dark mode",
  "No longer support Firefox",
  "Everything is great",
  "Do not add dark mode",
  "Don't translate the app",
  "Never fix the login",
  "Stop sending notifications",
  "No more e-mails",
  "Nobody wants push notifications",
  "We no longer need the search",
  "We won't support Slack",
  "The login is not broken",
  "Dark mode is not needed",
  "Everything works fine",
  "Nothing is broken",
  "No need for search",
  "Leave the notifications as they are",
  "There is no bug in the upload",
  "The login works perfectly, nothing to do",
])("nothing is suggested for %s", (title) => {
  expect(suggest(title)).toBeUndefined();
});
