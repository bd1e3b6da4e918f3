import { css } from "styled-components";
import { theme } from "../../../theme";
import { drawn, lined, maskPosition, sheetOf } from "../../../ui/drawn";
import { check, cross, minus } from "../../../ui/outlines";

/** In the legend's order. */
export const answers = ["yes", "partly", "no"] as const satisfies Queries.ComparisonAnswer[];

const signs = sheetOf<(typeof answers)[number]>({
  yes: lined(check),
  partly: lined(minus),
  no: lined(cross),
});
const colors = { yes: theme.color.story, partly: theme.color.muted, no: theme.color.bug };

/** Draws the answer of `data-sign`. */
export const answerSign = (pseudo: "" | "::before") => css`
  &[data-sign]${pseudo} {
    ${drawn("15px", signs.yes)}
  }
  ${answers.map(
    (answer) =>
      `&[data-sign="${answer}"]${pseudo} { ${maskPosition(signs[answer])} color: ${colors[answer]}; }`,
  )}
`;
