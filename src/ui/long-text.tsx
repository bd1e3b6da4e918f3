interface LongTextProps {
  html: string;
  className?: string;
}

/** HTML from Markdown. */
export const LongText = ({ html, className }: LongTextProps) => (
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
);
