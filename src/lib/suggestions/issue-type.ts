/** The type of an issue: scripts/model.ts learned to tell bugs, and the first words tell the other types. */
import { first, isUserStory, rootOf, wishOf, wordsOf, type WeightOf } from "./title-words";

/** Types by the first words of a title, as patterns with "_" for a space. The first match counts. */
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

const openingOf = (title: string): Queries.IssueKind | undefined =>
  openings.find(({ pattern }) => pattern.test(wishOf(title)))?.type;

/** Words for what goes wrong. Many are rare in the training data. */
const faults = new Set(
  (
    "blank broken bug corrupt crash deadlock disappear empty error exception fail failed failure flaky flicker freeze frozen garbled glitch hang " +
    "incorrect invalid jump lag leak lost misaligned missing nothing outage overlap rejected slow stuck stutter timeout truncated typo unable " +
    "unexpected unreadable unresponsive vanish wrong"
  )
    .split(" ")
    .map(rootOf),
);

/** A verb before an article or the like: "Mute a conversation". */
const imperative =
  /^(?!\w+ing |(after|at|before|for|from|if|in|is|not|on|when|while|with) )\w+ (an?|all|each|every|my|our|the|your) /i;

/** Reports of bugs are rarely that short. */
const fewWords = 4;

/** Features for or against a bug, without duplicates: words, pairs of words, the first word, and signs of the whole title. */
export function featuresOf(title: string): string[] {
  const roots = wordsOf(title).map(({ root }) => root);
  const pairs = roots.slice(1).map((root, index) => `${roots[index]} ${root}`);
  const firsts = [roots[0], openingOf(title)].filter((one) => one !== undefined).map(first);
  const signs = Object.entries({
    "a fault": roots.some((root) => faults.has(root)),
    "an order": imperative.test(wishOf(title)),
    "few words": roots.length <= fewWords,
  }).flatMap(([sign, isPresent]) => (isPresent ? [sign] : []));
  return [...new Set([...roots, ...pairs, ...firsts, ...signs])];
}

/** @param bug weights of features: a sum above 0 is a bug */
export function typeOf(title: string, bug: WeightOf, bias: number): Queries.IssueKind {
  if (isUserStory(title)) return "Story";
  const opening = openingOf(title);
  if (opening === "Research") return opening;
  const sum = featuresOf(title).reduce((all, one) => all + (bug.get(one) ?? 0), bias);
  return sum > 0 ? "Bug" : (opening ?? "Story");
}
