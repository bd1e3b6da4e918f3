import { checkWords } from "./check/words";
import type { ContentOptions } from "./options";
import { readContentAndImages } from "./read-content";
import type { Entry } from "./reader/entry";
import { annotationsOf, formatProblems, inOrder } from "./reader/problem";
import type { Problem } from "./reader/problem";

/** What a command tells authors. */
interface ContentCheck {
  /** Every file, filled in. */
  entries: Entry[];
  /** Errors first; those about words come last. */
  problems: Problem[];
  /** Words that no dictionary has. */
  unknownWords: string[];
}

/**
 * Reads and checks the content, words included: these take longer, so that builds leave them out.
 * @param more problems that the site has found by itself, such as images that can't be decoded
 */
export async function checkContent<Site>(
  options: ContentOptions<Site>,
  more: Problem[] = [],
): Promise<ContentCheck> {
  const { entries, problems } = await readContentAndImages(options);
  const words = await checkWords(options, entries);
  return {
    entries,
    problems: [...inOrder([...problems, ...more]), ...words.problems],
    unknownWords: words.unknown,
  };
}

/** Prints problems in the terminal, and for GitHub's diffs if it runs there. */
export function printProblems(problems: Problem[]): void {
  if (problems.length > 0) console.error(formatProblems(problems));
  if (process.env.GITHUB_ACTIONS) for (const line of annotationsOf(problems)) console.log(line);
}
