/** The AI's sign: a small four-pointed star. Stands beside everything it did. */
export function Spark({ size = 11 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 12 12" fill="currentColor" aria-hidden>
      <path d="M6 0c.5 3.4 2.2 5.3 6 6-3.8.7-5.5 2.6-6 6-.5-3.4-2.2-5.3-6-6 3.8-.7 5.5-2.6 6-6z" />
    </svg>
  );
}
