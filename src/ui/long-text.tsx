interface LongTextProps {
  /** From `src/long-text`. */
  html: string;
  className?: string;
}

/** HTML from Markdown. `browser/copy.ts` handles its copy buttons. */
export const LongText = ({ html, className }: LongTextProps) => (
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
);
