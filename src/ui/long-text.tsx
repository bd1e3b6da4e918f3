import { copyCode } from "../browser/copy-code";

interface LongTextProps {
  /** As `src/node/long-text` finishes it. */
  html: string;
  className?: string;
}

/** HTML that comes from Markdown; the buttons in it work. */
export function LongText({ html, className }: LongTextProps) {
  return (
    <div
      className={className}
      // Only the buttons in the text are pressed; they are its own.
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
      onClick={(event) => void copyCode(event)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
