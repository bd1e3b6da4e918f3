import styled, { css } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { chosen } from "../../../ui/choice";
import { Band } from "../../../ui/container";

/** As many as the schema allows beside ours. */
const mostOthers = 7;

/** The radios of the tools; the page has others. */
export const Tools = styled.div`
  margin-top: ${theme.space[12]};
  ${media.print} {
    display: none;
  }
`;

/**
 * Of the {@link Tools}, which are asked and not all that a choice changes: whatever `:has()` is asked of is looked through with
 * every press. What follows in its rules names tags or classes: for a rule that could mean any element, browsers style all
 * that stands in any part that a `:has()` of the page is asked of anew.
 */
export const chosenTool = (value: string) => `:has([value="${value}"]:checked)`;
const noTool = ":not(:has(:checked))";

/** Columns: what is compared, our tool, the first of the others, … A rule for each tag: `:is(td, th)` is tried on all elements. */
const othersBut = (tool: number, choice: string) =>
  ["td", "th"].map(
    (cell) => css`
      ${Tools}${choice} ~ * tr > ${cell}:nth-child(n + 3):not(:nth-child(${tool + 2})) {
        display: none;
      }
    `,
  );

/** Around the radios and the table: shows ours and the chosen one. */
export const Section = styled(Band)`
  background: ${theme.color.sunken};

  ${media.screen} {
    ${Array.from({ length: mostOthers }, (_, index) =>
      othersBut(index + 1, chosenTool(`${index + 1}`)),
    )}
    ${media.belowMd} {
      ${othersBut(1, noTool)}
      ${Tools}${noTool} label:first-child {
        ${chosen}
      }
    }
  }
  ${media.md} {
    ${Tools}${noTool} label:last-child {
      ${chosen}
    }
  }
`;
