/** Keys and indexes from the root of the data to a value. */
export type FieldPath = (string | number)[];

/** One thing an author has to put right. */
export interface Problem {
  /** Path from the repository's root, with forward slashes. */
  file: string;
  /** 1-based line in that file, where one can be told. */
  line?: number;
  /** Where in the file: `plans[1].price`, or `text` for the Markdown body. */
  field: string;
  /** What is wrong and what to do, a full sentence. */
  message: string;
}

/** The list an author reads in the terminal: no stack trace, one block per problem. */
export function formatProblems(problems: Problem[]): string {
  const blocks = problems.map(({ file, line, field, message }) => {
    const place = line === undefined ? file : `${file}:${line}`;
    return `  ${place}\n    ${field}: ${message}`;
  });
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return `${count} in the content\n\n${blocks.join("\n\n")}\n`;
}
