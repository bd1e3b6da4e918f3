import { theme } from "../../theme";

/**
 * Marks an unpublished article or release: "Draft", "From 1 Dec 2026". Only in `gatsby develop`; a build drops the code
 * after the condition, including inline styles.
 */
export function NotYet({ mark }: { mark: string | null }) {
  if (process.env.NODE_ENV === "production" || !mark) return null;
  const look = {
    display: "inline-block",
    // Works in a row of its own and before a word.
    alignSelf: "center",
    marginInlineEnd: theme.space[2],
    padding: `0 ${theme.space[3]}`,
    borderRadius: theme.radius.pill,
    background: theme.color.ink,
    color: theme.color.paper,
  };
  return <strong style={look}>{mark}</strong>;
}
