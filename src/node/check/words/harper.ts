import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import type { Dialect, Lint, LocalLinter } from "harper.js";
import type { Fault, Proofread } from "./grammar";
import { remembered } from "./memory";
import type { LookUp } from "./spelling";

/** Harper's names for what a locale writes. */
const dialects: Record<string, keyof typeof Dialect> = {
  ...{ en_US: "American", en_GB: "British", en_AU: "Australian", en_CA: "Canadian" },
  en_IN: "Indian",
};

/** Kinds that are a matter of taste, or judged by `slips.ts`. */
const kindsOff = "Capitalization Enhancement Formatting Readability Redundancy Regionalism Style";

/** The rule that looks words up. Proofreading does without: `spelling.ts` knows which words are none. */
const spelling = "SpellCheck";

/** Rules that do the same, or are wrong more often than right about software: "roadmap", "Dropdown opens", "5 MB". */
const rulesOff = [
  ...[spelling, "SplitWords", "CommaFixes", "RedundantThat", "ThatWhich", "DiscourseMarkers"],
  ...["CompoundNouns", "PhrasalVerbAsCompoundNoun", "MergeWords", "RoadMap", "OutOfDate"],
  ...["ExpandMemoryShorthands", "ExpandTimeShorthands", "BlacklistWhitelist", "MassNouns"],
  ...["MissingPreposition", "MissingDeterminer", "MissingTo", "DoToDueTo", "ToTwoToo"],
  ...["PronounKnew", "WrongNegative", "QuantifierNumeralConflict", "ToDoHyphen"],
  "DisjointPrefixes",
];

/** Looks words up in Harper's dictionary of a locale, like en_US. */
export const lookUpIn =
  (locale: string, file = ".local/spelling.json"): LookUp =>
  async (words) => {
    const dialect = dialects[locale];
    if (!dialect) return new Map();
    const answers = await remembered(file, locale, words, async (some) => {
      const linter = await linterWith(dialect, (rule) => rule === spelling);
      const likes: (string[] | null)[] = [];
      for (const word of some) likes.push(await likeOf(word, linter));
      return likes;
    });
    return new Map([...answers].flatMap(([word, like]) => (like ? [[word, like]] : [])));
  };

/** Null for a word of the dictionary, else words that are like it. */
async function likeOf(word: string, linter: LocalLinter): Promise<string[] | null> {
  const [lint] = await linter.lint(word, { language: "plaintext" });
  const like = lint?.suggestions().map((some) => some.get_replacement_text());
  return like?.slice(0, 2) ?? null;
}

/** Proofreads texts of a locale, like en_US, by Harper. */
export const proofreadIn =
  (locale: string, file = ".local/grammar.json"): Proofread =>
  async (texts) => {
    const dialect = dialects[locale];
    if (!dialect) return new Map();
    const about = [locale, kindsOff, ...rulesOff].join(" ");
    return remembered(file, about, texts, (some) => ask(dialect, some));
  };

async function ask(dialect: keyof typeof Dialect, texts: string[]): Promise<Fault[][]> {
  const linter = await linterWith(dialect, (rule) => !rulesOff.includes(rule));
  const faults: Fault[][] = [];
  for (const text of texts) faults.push(await faultsIn(text, linter));
  return faults;
}

/** Harper with some of its rules. Loading it takes more than a second: only what nobody has asked yet does. */
async function linterWith(
  name: keyof typeof Dialect,
  isOn: (rule: string) => boolean,
): Promise<LocalLinter> {
  // V8 compiles WebAssembly once more for what runs long: of a few texts that would be half of the time.
  setFlagsFromString("--liftoff-only");
  const { Dialect, LocalLinter } = await import("harper.js");
  const linter = new LocalLinter({ binary: await harperBinary(), dialect: Dialect[name] });
  const rules = Object.entries(await linter.getDefaultLintConfig());
  const chosen = rules.map(([rule, isUsual]) => [rule, isUsual && isOn(rule)] as const);
  await linter.setLintConfig(Object.fromEntries(chosen));
  return linter;
}

/** A file, or the same in a module, which loads one second longer: Harper finds the file by no path with blanks. */
async function harperBinary() {
  const folder = path.resolve(fs.realpathSync("node_modules"));
  return pathToFileURL(folder).pathname === folder
    ? (await import("harper.js/slimBinary")).slimBinary
    : (await import("harper.js/slimBinaryInlined")).slimBinaryInlined;
}

async function faultsIn(text: string, linter: LocalLinter): Promise<Fault[]> {
  // Without `dedup`, by which a kind that is off may hide another.
  const lints = await linter.lint(text, { language: "plaintext", dedup: false });
  const faults = lints
    .toSorted((a, b) => a.span().start - b.span().start)
    .filter((lint) => !kindsOff.split(" ").includes(lint.lint_kind()))
    .map((lint): Fault => {
      const { start, end } = lint.span();
      const why = lint
        .message()
        .replaceAll("`", '"')
        .replace(/(?<![.?!])$/, ".");
      return { index: start, length: end - start, why, meant: meantBy(lint) };
    });
  return faults.filter(
    ({ index }, at) => !faults.slice(0, at).some((other) => index < other.index + other.length),
  );
}

/** What the likeliest suggestion makes of the place. Of "A" before a vowel Harper makes "AN". */
function meantBy(lint: Lint): string | undefined {
  const [suggestion] = lint.suggestions();
  const words = suggestion?.get_replacement_text().replace(/^AN$/, "An");
  // 2: InsertAfter.
  return Number(suggestion?.kind()) === 2 ? `${lint.get_problem_text()}${words}` : words;
}
