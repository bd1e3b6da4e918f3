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

/** A file that knows where its fields stand. */
export interface Source {
  /** Path from the repository's root, with forward slashes. */
  file: string;
  /** 1-based line of a field; for a missing field, of its nearest parent. */
  lineOf: (field: FieldPath) => number | undefined;
}

/** Says one problem at a field of a file; an empty path stands for the file itself. */
export type Report = (source: Source, field: FieldPath, message: string) => void;

/** Makes a {@link Report} that collects into `problems`. */
export const reportInto =
  (problems: Problem[]): Report =>
  ({ file, lineOf }, field, message) =>
    problems.push({ file, line: lineOf(field), field: fieldName(field) || "file", message });

/** `["plans", 1, "price"]` → `plans[1].price`. */
const fieldName = (field: FieldPath): string =>
  field
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`))
    .join("")
    .replace(/^\./, "");

/** The list an author reads in the terminal: no stack trace, one block per problem. */
export function formatProblems(problems: Problem[]): string {
  const blocks = problems.map(({ file, line, field, message }) => {
    const place = line === undefined ? file : `${file}:${line}`;
    return `  ${place}\n    ${field}: ${message}`;
  });
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return `${count} in the content\n\n${blocks.join("\n\n")}\n`;
}
