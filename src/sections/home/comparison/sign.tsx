import { Check, Minus, X } from "lucide-react";
import { theme } from "../../../theme";

type Answer = Queries.ComparisonAnswer;

/** In the order of the legend. */
export const answers = ["yes", "partly", "no"] as const satisfies Answer[];

const signs = {
  yes: { Icon: Check, color: theme.color.story },
  partly: { Icon: Minus, color: theme.color.muted },
  no: { Icon: X, color: theme.color.bug },
} as const;

/** The sign of an answer; the text beside it says the same. What is not stated has none. */
export function Sign({ answer }: { answer: Answer }) {
  if (answer === "notStated") return null;
  const { Icon, color } = signs[answer];
  return <Icon size={15} color={color} aria-hidden />;
}
