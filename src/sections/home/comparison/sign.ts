import { css } from "styled-components";
import { theme } from "../../../theme";
import { drawn, lined } from "../../../ui/drawn";
import { check, cross, minus } from "../../../ui/outlines";

type Answer = Queries.ComparisonAnswer;

/** In the order of the legend. */
export const answers = ["yes", "partly", "no"] as const satisfies Answer[];

const signs = {
  yes: [check, theme.color.story],
  partly: [minus, theme.color.muted],
  no: [cross, theme.color.bug],
} as const;

/** Draws the answer in `data-sign`; the text beside it says the same. What is not stated has none. */
export const answerSign = (pseudo: "" | "::before") =>
  answers.map((answer) => {
    const [outline, color] = signs[answer];
    return css`
      &[data-sign="${answer}"]${pseudo} {
        ${drawn("15px", lined(outline))}
        color: ${color};
      }
    `;
  });
