import type { Suggestion } from "../../src/lib/suggestions/suggest";
import heldOut from "./held-out.json";
import examples from "./examples.json";

type Suggest = (title: string) => Suggestion | undefined;

const list = (lines: readonly string[]) => lines.map((line) => `\n  ${line}`).join("");

/** Titles that the model did not learn from: how many get a type that fits, and a label that doesn't. */
function typesAndLabels(suggest: Suggest, labels: readonly string[]): string {
  const rated = heldOut.map((one) => ({ ...one, suggested: suggest(one.title) }));
  const wrongType = rated.filter(({ types, suggested }) => !types.includes(suggested?.type ?? ""));
  const labelled = rated.filter(({ suggested }) => suggested?.labels.length);
  const wrongLabel = labelled.filter(
    ({ labels, suggested }) => !labels.includes(suggested?.labels[0] ?? ""),
  );
  const labelable = rated.filter((one) => one.labels.some((label) => labels.includes(label)));
  return [
    `${rated.length - wrongType.length} of ${rated.length} held-out titles get a type that fits. The others:`,
    list(wrongType.map(({ title, suggested }) => `${suggested?.type ?? "-"}: ${title}`)),
    `\n${labelled.length} get a label, ${labelable.length} should, ${wrongLabel.length} get a wrong one:`,
    list(wrongLabel.map(({ title, suggested }) => `${suggested?.labels[0]}: ${title}`)),
  ].join("");
}

/** The estimates of sentences as visitors write them. */
function sentences(suggest: Suggest): string {
  const rated = examples.sentences.map((title) => ({ title, suggested: suggest(title) }));
  rated.sort((a, b) => (a.suggested?.points ?? 0) - (b.suggested?.points ?? 0));
  const lines = rated.map(({ title, suggested }) => {
    const { points = "-", type = "", labels = [], why = [] } = suggested ?? {};
    const reasons = why.map(({ word, isUp }) => `${word} ${isUp ? "↑" : "↓"}`).join(" ");
    return `${String(points).padStart(2)} ${type.padEnd(8)} ${title}  [${labels.join()}] ${reasons}`;
  });
  return `Sentences:${list(lines)}`;
}

function pairs(suggest: Suggest, all: readonly string[][], name: string): string {
  const points = (title = "") => suggest(title)?.points ?? NaN;
  const wrong = all.filter(([small, large]) => !(points(small) <= points(large)));
  const ties = all.filter(([small, large]) => points(small) === points(large));
  return `In ${all.length - wrong.length} of ${all.length} ${name} the larger issue has at least as many points (as many in ${ties.length}). The others:${list(wrong.map((pair) => pair.map((title) => `${points(title)} ${title}`).join(" | ")))}`;
}

function nothing(suggest: Suggest): string {
  const found = examples.noIssues.filter((title) => suggest(title));
  return `${examples.noIssues.length - found.length} of ${examples.noIssues.length} sentences that are no issues get nothing. The others:${list(found)}`;
}

export const reportOf = (suggest: Suggest, labels: readonly string[]): string =>
  [
    typesAndLabels(suggest, labels),
    sentences(suggest),
    nothing(suggest),
    pairs(suggest, examples.pairs, "pairs"),
    pairs(suggest, examples.laterPairs, "later pairs"),
  ].join("\n\n");
