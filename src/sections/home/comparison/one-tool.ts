import styled, { css } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { chosen } from "../../../ui/choice";
import { Band } from "../../../ui/container";

/** As many as the schema allows beside ours. */
const mostOthers = 7;

/** Columns: what is compared, our tool, the first of the others, … */
const othersBut = (tool: number) => `tr > :nth-child(n + 3):not(:nth-child(${tool + 2}))`;

/** The radios of the tools; the page has others. */
export const Tools = styled.div`
  margin-top: ${theme.space[12]};
  ${media.print} {
    display: none;
  }
`;

const chosenTool = (value: string) => `:has(input[name="tool"][value="${value}"]:checked)`;
const noTool = ':not(:has(input[name="tool"]:checked))';

/** Around the radios and the table: shows ours and the chosen one. */
export const Section = styled(Band)`
  background: ${theme.color.sunken};

  ${media.screen} {
    ${Array.from({ length: mostOthers }, (_, index) => index + 1).map(
      (tool) => css`
        &${chosenTool(`${tool}`)} ${othersBut(tool)} {
          display: none;
        }
      `,
    )}
    ${media.belowMd} {
      &${noTool} ${othersBut(1)} {
        display: none;
      }
      &${noTool} ${Tools} label:first-child {
        ${chosen}
      }
    }
  }
  ${media.md} {
    &${noTool} ${Tools} label:last-child {
      ${chosen}
    }
  }
`;
