import type { Problem } from "../../content/problem";

/** Reports what is wrong on a line of a text. */
export type ReportLine = (line: number, message: string, severity?: Problem["severity"]) => void;
