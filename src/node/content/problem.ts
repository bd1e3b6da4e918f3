/** Keys and indexes from the root of the data to a value. */
export type FieldPath = (string | number)[];

/** One thing an author has to put right, or to know. */
export interface Problem {
  /** Path from the repository's root, with forward slashes. */
  file: string;
  /** 1-based line in that file, where one can be told. */
  line?: number;
  /** Where in the file: `plans[1].price`, or `text` for the Markdown body. */
  field: string;
  /** What is wrong and what to do, a full sentence. */
  message: string;
  /** Left out: an error, which stops the build. With a warning the site is built. */
  severity?: "warning";
}

/** A file that knows where its fields stand. */
export interface Source {
  /** Path from the repository's root, with forward slashes. */
  file: string;
  /** 1-based line of a field; for a missing field, of its nearest parent. */
  lineOf: (field: FieldPath) => number | undefined;
}

/** Says one problem at a field of a file; an empty path stands for the file itself. */
export type Report = (
  source: Source,
  field: FieldPath,
  message: string,
  /** A line that is known better than by the field, and how grave it is. */
  more?: Pick<Problem, "line" | "severity">,
) => void;

/** Makes a {@link Report} that collects into `problems`. */
export const reportInto =
  (problems: Problem[]): Report =>
  ({ file, lineOf }, field, message, more) =>
    problems.push({
      ...{ file, line: lineOf(field), field: fieldName(field) || "file", message },
      ...more,
    });

export const isError = ({ severity }: Problem): boolean => severity !== "warning";

/** Errors first, then file by file from top to bottom: the order in which an author reads them. */
export const inOrder = (problems: Problem[]): Problem[] =>
  problems.toSorted(
    (a, b) =>
      Number(isError(b)) - Number(isError(a)) ||
      (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1),
  );

/** `["plans", 1, "price"]` → `plans[1].price`. */
export const fieldName = (field: FieldPath): string =>
  field
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`))
    .join("")
    .replace(/^\./, "");

/** The list an author reads in the terminal: no stack trace, one block per problem, warnings last. */
export function formatProblems(problems: Problem[]): string {
  const errors = problems.filter(isError);
  const warnings = problems.filter((problem) => !isError(problem));
  return [list(errors, "problem"), list(warnings, "warning")].filter(Boolean).join("\n");
}

function list(problems: Problem[], name: string): string {
  if (problems.length === 0) return "";
  const blocks = problems.map(({ file, line, field, message }) => {
    const place = line === undefined ? file : `${file}:${line}`;
    return `  ${place}\n    ${field}: ${message}`;
  });
  const count = problems.length === 1 ? `1 ${name}` : `${problems.length} ${name}s`;
  return `${count} in the content\n\n${blocks.join("\n\n")}\n`;
}
