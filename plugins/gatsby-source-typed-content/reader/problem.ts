/** Keys and indexes from the root of the data to a value. */
export type FieldPath = (string | number)[];

/** The value at a path; undefined if there is none. */
export const valueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((some, key) => Reflect.get(Object(some), key), data);

/** One mistake in the content, or a warning. */
export interface Problem {
  /** Path from the repository's root, with forward slashes. */
  file: string;
  /** 1-based line in that file, when known. */
  line?: number;
  /** Where in the file: `plans[1].price`, or `text` for the Markdown body. */
  field: string;
  /** What is wrong and what to do. */
  message: string;
  /** Left out: an error, which stops the build. */
  severity?: "warning";
}

/** A file that knows the lines of its fields. */
export interface Source {
  /** Path from the repository's root, with forward slashes. */
  file: string;
  /** 1-based line of a field; for a missing field, of its nearest parent. */
  lineOf: (field: FieldPath) => number | undefined;
}

/** Reports a problem at a field of a file; an empty path means the file itself. */
export type Report = (
  source: Source,
  field: FieldPath,
  message: string,
  /** A more exact line than the field's, and the severity. */
  more?: Pick<Problem, "line" | "severity">,
) => void;

/** For {@link Report}: what doesn't stop a build. */
export const warning = { severity: "warning" } as const;

/** Makes a {@link Report} that collects into `problems`. */
export const reportInto =
  (problems: Problem[]): Report =>
  ({ file, lineOf }, field, message, more) =>
    problems.push({
      ...{ file, line: lineOf(field), field: fieldName(field) || "file", message },
      ...more,
    });

export const isError = ({ severity }: Problem): boolean => severity !== "warning";

/** Errors first, then by file and line. */
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

/** What a reading has found. */
interface Found {
  problems: Problem[];
  /** True if a file's shape is wrong. */
  isPartial: boolean;
}

/** The list for the terminal: one block per problem, warnings last. */
export function formatProblems({ problems, isPartial }: Found): string {
  const errors = problems.filter(isError);
  const warnings = problems.filter((problem) => !isError(problem));
  const rest =
    isPartial && "Fix these first: links, and whatever else depends on other files, come next.\n";
  return [list(errors, "problem"), rest, list(warnings, "warning")].filter(Boolean).join("\n");
}

/** Prints it, and annotates the pull request on GitHub if it runs there. */
export function printProblems(found: Found): void {
  if (found.problems.length > 0) console.error(formatProblems(found));
  if (process.env.GITHUB_ACTIONS)
    for (const line of annotationsOf(found.problems)) console.log(line);
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

/**
 * The same for GitHub, which shows each at its line of a pull request's diff.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export const annotationsOf = (problems: Problem[]): string[] =>
  problems.map(({ file, line, field, message, severity = "error" }) => {
    const place = Object.entries({ file, line, title: field }).filter(([, value]) => value);
    const properties = place.map(([name, value]) => `${name}=${escaped(value, /[%\r\n:,]/g)}`);
    return `::${severity} ${properties.join(",")}::${escaped(message, /[%\r\n]/g)}`;
  });

/** `%0A` for a line's end: GitHub decodes these. */
const escaped = (text: string | number = "", special: RegExp): string =>
  String(text).replace(special, encodeURIComponent);

/** Where `gatsby develop` sends the problems to open pages. */
export const problemsPath = "/__content-problems";
