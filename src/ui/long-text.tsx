import { copyCode } from "../browser/copy-code";

interface LongTextProps {
  /** From `src/node/long-text`. */
  html: string;
  className?: string;
}

/** HTML from Markdown, with working copy buttons. */
export function LongText({ html, className }: LongTextProps) {
  return (
    // The handler is for buttons in the text, which the keyboard presses as well.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={className}
      onClick={(event) => void copyCode(event)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
