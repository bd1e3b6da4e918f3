import type { Problem } from "./problem";
import type { Entry, FieldPath } from "./read";
import { fieldName, reporterFor } from "./shape";

interface DemoIssue {
  key: string;
  type: string;
  status: string;
  assignee: string;
  epic?: string;
}

/** Where other files name an issue of the demo project. `*` stands for every item of a list. */
const references: Record<string, FieldPath> = {
  Hero: ["suggestion", "issue"],
  Editors: ["pane", "issue"],
  Backlog: ["highlight"],
  Labels: ["flow", "issue"],
  IssueTypes: ["types", "*", "example"],
};

/** The scenes show one project: who, where and what an issue names has to be in it. */
export function sceneFits(entries: Entry[], _schema: unknown, problems: Problem[]): void {
  const project = entries.find(({ type }) => type === "DemoProject");
  if (!project) return;
  const issues = project.data.issues as DemoIssue[];
  const columns = project.data.columns as string[];
  const people = (project.data.people as { id: string }[]).map(({ id }) => id);
  const keys = issues.map(({ key }) => key);
  const epics = issues.filter(({ type }) => type === "Epic").map(({ key }) => key);

  const need = (entry: Entry, at: FieldPath, value: string | undefined, known: string[]) => {
    if (value === undefined || known.includes(value)) return;
    const message = `names "${value}", which ${project.file} does not have. There are: ${known.join(", ")}.`;
    reporterFor(entry, problems)(at, message);
  };
  issues.forEach((issue, index) => {
    need(project, ["issues", index, "status"], issue.status, columns);
    need(project, ["issues", index, "assignee"], issue.assignee, people);
    need(project, ["issues", index, "epic"], issue.epic, epics);
  });
  for (const entry of entries) {
    for (const [at, value] of valuesAt(entry.data, references[entry.type] ?? [])) {
      if (fieldName(at)) need(entry, at, String(value), keys);
    }
  }
}

/** The values that a path leads to, each with its own path. */
function valuesAt(data: unknown, path: FieldPath, at: FieldPath = []): [FieldPath, unknown][] {
  const [step, ...rest] = path;
  if (step === undefined) return [[at, data]];
  if (step === "*") {
    return (data as unknown[]).flatMap((item, index) => valuesAt(item, rest, [...at, index]));
  }
  return valuesAt((data as Record<string, unknown>)[String(step)], rest, [...at, step]);
}
