/** Keys and indexes from the root of the data to a value. */
export type FieldPath = (string | number)[];

/** The value at a path; undefined if there is none. */
export const valueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), data);

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
  /** Without it, the problem is an error, which stops the build. */
  severity?: "warning";
}

/** A file that knows the lines of its fields. */
export interface Source {
  /** Path from the repository's root, with forward slashes. */
  file: string;
  /** 1-based line of a field, or of its nearest parent if the field is missing. */
  lineOf: (field: FieldPath) => number | undefined;
}

/** Reports a problem in a field; an empty path means the file itself. */
export type Report = (
  source: Source,
  field: FieldPath,
  message: string,
  /** A more exact line than the field's, and the severity. */
  details?: Pick<Problem, "line" | "severity">,
) => void;

/** Details of a {@link Report} that doesn't stop a build. */
export const warning = { severity: "warning" } as const;

/** Makes a {@link Report} that adds to `problems`. */
export const reportInto =
  (problems: Problem[]): Report =>
  ({ file, lineOf }, field, message, details) =>
    problems.push({
      ...{ file, line: lineOf(field), field: fieldName(field) || "file", message },
      ...details,
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
const fieldName = (field: FieldPath): string =>
  field
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`))
    .join("")
    .replace(/^\./, "");

/** The result of a check. */
interface Findings {
  problems: Problem[];
  /** Whether a file doesn't match the schema. */
  isPartial: boolean;
}

/** Formats problems for the terminal, warnings last. */
export function formatProblems({ problems, isPartial }: Findings): string {
  const errors = problems.filter(isError);
  const warnings = problems.filter((problem) => !isError(problem));
  const rest =
    isPartial && "Fix these first: links, and whatever else depends on other files, come next.\n";
  return [list(errors, "problem"), rest, list(warnings, "warning")].filter(Boolean).join("\n");
}

/** Prints problems, and annotates the pull request when it runs on GitHub. */
export function printProblems(findings: Findings): void {
  if (findings.problems.length > 0) console.error(formatProblems(findings));
  if (process.env.GITHUB_ACTIONS)
    for (const line of annotationsOf(findings.problems)) console.log(line);
}

function list(problems: Problem[], name: string): string {
  if (problems.length === 0) return "";
  const blocks = problems.map(({ file, line, field, message }) => {
    const location = line === undefined ? file : `${file}:${line}`;
    return `  ${location}\n    ${field}: ${message}`;
  });
  const count = problems.length === 1 ? `1 ${name}` : `${problems.length} ${name}s`;
  return `${count} in the content\n\n${blocks.join("\n\n")}\n`;
}

/**
 * Workflow commands that make GitHub show each problem at its line of a pull request.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export const annotationsOf = (problems: Problem[]): string[] =>
  problems.map(({ file, line, field, message, severity = "error" }) => {
    const given = Object.entries({ file, line, title: field }).filter(([, value]) => value);
    const properties = given.map(([name, value]) => `${name}=${escaped(value, /[%\r\n:,]/g)}`);
    return `::${severity} ${properties.join(",")}::${escaped(message, /[%\r\n]/g)}`;
  });

/** Escapes as GitHub decodes: `%0A` is the end of a line. */
const escaped = (text: string | number = "", special: RegExp): string =>
  String(text).replace(special, encodeURIComponent);

/** Where `gatsby develop` sends the problems to open pages. */
export const problemsPath = "/__content-problems";
