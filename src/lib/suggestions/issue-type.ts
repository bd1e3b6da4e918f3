/** Whether a title is a bug, by what scripts/model.ts learned; the other types follow from how it begins. */
import { first, isUserStory, rootOf, wishOf, wordsOf, type WeightOf } from "./words";

/** Types by the first words of a title, as patterns with "_" for a space. The first that fits counts. */
const openings = Object.entries({
  Research:
    "analy[sz]e assess benchmark can compare evaluate explore find_out how investigate look_into research should spike what which who why .*\\?",
  Bug: "bug fix hotfix",
  Epic: "epic launch migrate migration multi platform rebrand redesign",
  Task:
    "add.*_(tests?|docs|documentation|index|instructions|logging|readme) archive automate back_?up bump cache check chore clean configure convert delete " +
    "deploy document drop extract install merge monitor move order prepare publish refactor release remove rename renew replace review rotate " +
    "run schedule set_?up split switch task test translate update upgrade upload write",
  Story:
    "add allow ask choose create enable feature highlight implement improve include introduce let make notify offer provide remind save see send show " +
    "story suggest tell warn",
} satisfies Record<Queries.IssueKind, string>).map(([type, words]) => ({
  type: type as Queries.IssueKind,
  pattern: new RegExp(`^(${words.replaceAll(" ", "|").replaceAll("_", " ")})(?![\\w’'])`, "i"),
}));

/** The type that the first words of a title speak for. */
const openingOf = (title: string): Queries.IssueKind | undefined =>
  openings.find(({ pattern }) => pattern.test(wishOf(title)))?.type;

/** Words for what goes wrong: many are rare in what the model learns from. */
const faults = new Set(
  (
    "blank broken bug corrupt crash deadlock disappear empty error exception fail failed failure flaky flicker freeze frozen garbled glitch hang " +
    "incorrect invalid jump lag leak lost misaligned missing nothing outage overlap rejected slow stuck stutter timeout truncated typo unable " +
    "unexpected unreadable unresponsive vanish wrong"
  )
    .split(" ")
    .map(rootOf),
);

/** A verb before an article, or the like: "Mute a conversation". */
const order =
  /^(?!\w+ing |(after|at|before|for|from|if|in|is|not|on|when|while|with) )\w+ (an?|all|each|every|my|our|the|your) /i;

/** Bugs are seldom reported in so few words. */
const fewWords = 4;

/** What speaks for or against a bug: words, pairs of words, the first word, and what a title shows. Each is there once. */
export function featuresOf(title: string): string[] {
  const roots = wordsOf(title).map(({ root }) => root);
  const pairs = roots.slice(1).map((root, index) => `${roots[index]} ${root}`);
  const firsts = [roots[0], openingOf(title)].filter((one) => one !== undefined).map(first);
  const shown = Object.entries({
    "a fault": roots.some((root) => faults.has(root)),
    "an order": order.test(wishOf(title)),
    "few words": roots.length <= fewWords,
  }).flatMap(([feature, isShown]) => (isShown ? [feature] : []));
  return [...new Set([...roots, ...pairs, ...firsts, ...shown])];
}

/** @param bug what features add: above 0, a title is a bug */
export function typeOf(title: string, bug: WeightOf, bias: number): Queries.IssueKind {
  if (isUserStory(title)) return "Story";
  const opening = openingOf(title);
  if (opening === "Research") return opening;
  const sum = featuresOf(title).reduce((all, one) => all + (bug.get(one) ?? 0), bias);
  return sum > 0 ? "Bug" : (opening ?? "Story");
}
