import { Fragment } from "react";
import type { Suggestion } from "../../../lib/suggestions/suggest";
import type { SceneProject } from "./project";

interface ReasonsProps {
  why: Suggestion["why"];
  copy: SceneProject["copy"];
}

/** Picks the template for the words that raised or lowered an estimate. It contains {one} and {other}. */
function templateOf({ why, copy: { reasons } }: ReasonsProps): string {
  const [one, other] = why;
  if (!one) return "";
  if (other && one.isUp !== other.isUp) return reasons.mixed;
  if (one.isUp) return other ? reasons.twoLarger : reasons.larger;
  return other ? reasons.twoSmaller : reasons.smaller;
}

/** Splits the sentence at its words. Those that raise the estimate come first. */
function partsOf(props: ReasonsProps) {
  const [one, other] = [...props.why].sort((a, b) => Number(b.isUp) - Number(a.isUp));
  const values: Record<string, string | undefined> = { "{one}": one?.word, "{other}": other?.word };
  const parts = templateOf(props).split(/(\{\w+\})/);
  return parts.map((part) => ({ text: values[part] ?? part, isWord: part in values }));
}

/** Explains an estimate: "Convert and data make it larger." Empty if no word stands out. */
export const reasonsText = (props: ReasonsProps): string =>
  partsOf(props)
    .map(({ text }) => text)
    .join("");

/** Like {@link reasonsText}, with the words in italics. */
export const Reasons = (props: ReasonsProps) =>
  partsOf(props).map(({ text, isWord }, index) => (
    <Fragment key={index}>{isWord ? <i>{text}</i> : <span>{text}</span>}</Fragment>
  ));
