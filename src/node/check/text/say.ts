import type { Problem } from "../../content/problem";

/** Says what is wrong on a line of a text. */
export type Say = (line: number, message: string, severity?: Problem["severity"]) => void;
