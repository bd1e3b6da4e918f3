import { css } from "styled-components";
import { theme } from "../../../theme";
import { drawn, maskPosition } from "../../../ui/drawn";

/** In the legend's order. */
export const answers = ["yes", "partly", "no"] as const satisfies Queries.ComparisonAnswer[];

const colors = { yes: theme.color.story, partly: theme.color.muted, no: theme.color.bug };

/** Draws the answer of `data-sign`. */
export const answerSign = (pseudo: "" | "::before") => css`
  &[data-sign]${pseudo} {
    ${drawn("0.9375rem", "yes")}
  }
  ${answers.map(
    (answer) =>
      `&[data-sign="${answer}"]${pseudo} { ${maskPosition(answer)} color: ${colors[answer]}; }`,
  )}
`;
