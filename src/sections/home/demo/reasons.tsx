import { Fragment } from "react";
import type { Suggestion } from "../../../lib/suggestions/suggest";
import type { SceneProject } from "./project";

interface ReasonsProps {
  why: Suggestion["why"];
  copy: SceneProject["copy"];
}

/** A sentence on the words that made an estimate larger or smaller, with {one} and {other} for them. */
function templateOf({ why, copy: { reasons } }: ReasonsProps): string {
  const [one, other] = why;
  if (!one) return "";
  if (other && one.isUp !== other.isUp) return reasons.mixed;
  if (one.isUp) return other ? reasons.twoLarger : reasons.larger;
  return other ? reasons.twoSmaller : reasons.smaller;
}

/** The words of a sentence in its parts: what makes the estimate larger comes first. */
function partsOf(props: ReasonsProps) {
  const [one, other] = [...props.why].sort((a, b) => Number(b.isUp) - Number(a.isUp));
  const copy: Record<string, string | undefined> = { "{one}": one?.word, "{other}": other?.word };
  const parts = templateOf(props).split(/(\{\w+\})/);
  return parts.map((part) => ({ text: copy[part] ?? part, isWord: part in copy }));
}

/** “Convert and data make it larger.” Empty if no word stands out. */
export const reasonsText = (props: ReasonsProps): string =>
  partsOf(props)
    .map(({ text }) => text)
    .join("");

/** The same, with the words in italics. */
export const Reasons = (props: ReasonsProps) =>
  partsOf(props).map(({ text, isWord }, index) => (
    <Fragment key={index}>{isWord ? <i>{text}</i> : <span>{text}</span>}</Fragment>
  ));
