import type { Draft } from "../fixture-content";

/** One mistake in the fixture content, and the problem that the check must report. */
export interface Breakage {
  /** Path in `content/`. */
  file: string;
  spoil: (draft: Draft) => void;
  field: string;
  /** A text on the reported line of the changed file; omitted if no line is reported. */
  mark?: string;
  /** Part of the message. */
  says: string;
  isWarning?: boolean;
}
