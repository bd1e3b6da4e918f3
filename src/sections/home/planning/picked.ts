import { css, keyframes } from "styled-components";
import { theme } from "../../../theme";

/** As many issues as `PlanningDemo.issues` may have (`content/schema/home.graphql`), and one that a visitor wrote. */
const most = 13;

/**
 * Selects `target` in the result that belongs to the checked radio: the nth of one, the nth of the other. The radios' own
 * fieldset is asked, not the whole scene: whatever is asked is looked through with every press.
 */
export const whenPicked = (target: string, self = "&"): string =>
  Array.from({ length: most }, (_, index) => {
    const nth = `:nth-child(${index + 1})`;
    const [result = "", ...rest] = target.split(" ");
    const picked = `${self} > fieldset:has(li${nth} > label > input:checked)`;
    return `${picked} ~ * > ${[result + nth, ...rest].join(" ")}`;
  }).join(",");

const settle = keyframes`
  from { opacity: 0; transform: translateY(0.5rem); }
`;

/** Once somebody has picked, what the AI suggests settles on the issue: labels, estimate, subtasks. */
export const settling = css`
  ${whenPicked("[data-result] [data-settles]", '&[data-tried="true"]')} {
    animation: ${settle} 280ms ${theme.motion.ease} var(--after, 0ms) backwards;
  }
`;
