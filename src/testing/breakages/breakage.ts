import type { Draft } from "../fixture-content";

/** One mistake in the fixture content, and what the check has to say of it. */
export interface Breakage {
  /** Below `content/`. */
  file: string;
  spoil: (draft: Draft) => void;
  field: string;
  /** Stands on the line that is named, in the spoiled file; none where no line can be named. */
  mark?: string;
  /** Part of the message. */
  says: string;
  isWarning?: boolean;
}
