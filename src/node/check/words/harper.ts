import type { Dialect, Lint, LintConfig, LocalLinter } from "harper.js";
import type { Fault, Proofread } from "./grammar";
import { remembered } from "./memory";

/** Harper's names for what a locale writes. */
const dialects: Record<string, keyof typeof Dialect> = {
  ...{ en_US: "American", en_GB: "British", en_AU: "Australian", en_CA: "Canadian" },
  en_IN: "Indian",
};

/** Kinds that are a matter of taste, or judged by the dictionary (`spelling.ts`) and `slips.ts`. */
const kindsOff =
  "Capitalization Enhancement Formatting Readability Redundancy Regionalism Spelling Style";

/** Rules that do the same, or are wrong more often than right about software: "roadmap", "Dropdown opens", "5 MB". */
const rulesOff = [
  ...["SpellCheck", "SplitWords", "CommaFixes", "RedundantThat", "ThatWhich", "DiscourseMarkers"],
  ...["CompoundNouns", "PhrasalVerbAsCompoundNoun", "MergeWords", "RoadMap", "OutOfDate"],
  ...["ExpandMemoryShorthands", "ExpandTimeShorthands", "BlacklistWhitelist", "MassNouns"],
  ...["MissingPreposition", "MissingDeterminer", "MissingTo", "DoToDueTo", "ToTwoToo"],
  ...["PronounKnew", "WrongNegative", "QuantifierNumeralConflict", "ToDoHyphen"],
];
const off: LintConfig = Object.fromEntries(rulesOff.map((rule) => [rule, false]));

/** Proofreads texts of a locale, like en_US, by Harper. Loading it takes two seconds. */
export const proofreadIn =
  (locale: string, file = ".local/grammar.json"): Proofread =>
  async (texts) => {
    const dialect = dialects[locale];
    if (!dialect) return new Map();
    const about = [locale, kindsOff, ...rulesOff].join(" ");
    return remembered(file, about, texts, (some) => ask(dialect, some));
  };

async function ask(dialect: keyof typeof Dialect, texts: string[]): Promise<Fault[][]> {
  const harper = await import("harper.js");
  const { binaryInlined: binary } = await import("harper.js/binaryInlined");
  const linter = new harper.LocalLinter({ binary, dialect: harper.Dialect[dialect] });
  await linter.setLintConfig({ ...(await linter.getDefaultLintConfig()), ...off });
  const faults: Fault[][] = [];
  for (const text of texts) faults.push(await faultsIn(text, linter));
  await linter.dispose();
  return faults;
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
