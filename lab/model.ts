/**
 * npm run lab -- model: trains what the board suggests by, from the titles in `lab/model/titles.json`.
 *
 * Run it when the titles change, and commit what it writes: `model.json` and `evidence.json` in `src/lib/past-issues/`. The
 * same titles lead to the same files. It prints how many titles of `lab/model/held-out.json` get a type and a label that suit:
 * about nine in ten do.
 */
import fs from "node:fs";
import path from "node:path";
import { median, pastIssuesOf, type Evidence } from "../src/lib/past-issues/past-issues";
import { suggestFrom, type Model } from "../src/lib/past-issues/suggest";
import { formOf, topicOf } from "../src/lib/past-issues/words";
import heldOut from "./model/held-out.json";
import { learn } from "./model/learn";
import titles from "./model/titles.json";

const folder = path.join("src", "lib", "past-issues");

/** Learns the label from what a title is about, and the type from its form. */
function modelOf({ groups, ...evidence }: Evidence): Model {
  const past = pastIssuesOf({ ...evidence, groups });
  const types = [...new Set(groups.map(({ type }) => type))].sort();
  const labels = [...new Set(groups.map(({ label }) => label))];
  const topics = learn(
    [
      ...past.map(({ title, label }) => ({ title, of: labels.indexOf(label) + 1 })),
      ...titles.noIssues.map((title) => ({ title, of: 0 })),
    ],
    { featuresOf: topicOf, classes: labels.length + 1, limit: 2 },
  );
  const forms = learn(
    past.map(({ title, type }) => ({ title, of: types.indexOf(type) })),
    { featuresOf: formOf, classes: types.length, limit: 1 },
  );
  /** The usual points of each type; of one that the label has not, those of the label. */
  const pointsOf = (name: string) => {
    const below = past.filter(({ label }) => label === name);
    return types.map((one) => {
      const own = below.filter(({ type }) => type === one);
      return median((own.length > 0 ? own : below).map(({ points }) => points));
    });
  };
  return {
    count: past.length.toLocaleString("en-GB"),
    types,
    bias: forms.bias,
    labels: labels.map((label) => ({ label, points: pointsOf(label) })),
    topics: topics.words,
    forms: forms.words,
  };
}

/** How many of the titles that are no past issues get a type and a label that suit, and which don't. */
function report(model: Model): string {
  const suggest = suggestFrom(model);
  const missed = heldOut.filter(({ title, types, labels }) => {
    const { type = "", labels: [label = ""] = [] } = suggest(title) ?? {};
    return !types.includes(type) || !labels.includes(label);
  });
  const hit = heldOut.length - missed.length;
  const list = missed.map(({ title }) => `  ${title}`).join("\n");
  return `${hit} of ${heldOut.length} held-out titles get a type and a label that suit. The others:\n${list}`;
}

const write = (name: string, value: unknown): void =>
  fs.writeFileSync(path.join(folder, name), `${JSON.stringify(value)}\n`);

export function main(): void {
  const evidence = { prefix: titles.prefix, groups: titles.groups } as Evidence;
  const model = modelOf(evidence);
  write("model.json", model);
  write("evidence.json", evidence);
  console.log(report(model));
}
