import { copyCode } from "../browser/copy-code";

interface LongTextProps {
  /** As `src/node/long-text` finishes it. */
  html: string;
  className?: string;
}

/** HTML that comes from Markdown; the buttons in it work. */
export function LongText({ html, className }: LongTextProps) {
  return (
    // Only the buttons in the text are pressed, and those can be by keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={className}
      onClick={(event) => void copyCode(event)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
