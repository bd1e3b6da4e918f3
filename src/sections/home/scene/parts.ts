import styled, { css } from "styled-components";
import { theme } from "../../../theme";

/** Small parts that every scene is made of. */

/** An issue's key: CRN-142. */
export const Key = styled.span`
  flex: none;
  font-family: ${theme.font.mono};
  font-size: ${theme.text.tiny};
  color: ${theme.color.muted};
`;

const chip = css`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0 0.4375rem;
  border-radius: ${theme.radius.pill};
  font-size: ${theme.text.tiny};
  line-height: 1.25rem;
  white-space: nowrap;
`;

/** A label that somebody entered or accepted. */
export const Chip = styled.span`
  ${chip}
  border: 1px solid ${theme.color.line};
  color: ${theme.color.muted};
`;

/** Something the AI suggests: always glacier, nothing else ever is. */
export const AiChip = styled.span`
  ${chip}
  border: 1px dashed ${theme.color.aiLine};
  color: ${theme.color.ai};
  background: ${theme.color.aiTint};
`;

/** Story points. */
export const Points = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 1.25rem;
  height: 1.25rem;
  padding-inline: 0.25rem;
  border-radius: ${theme.radius.sm};
  font-size: ${theme.text.tiny};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  color: ${theme.color.muted};
  background: ${theme.color.sunken};
`;

/** One line that ends in an ellipsis where the window is too narrow. */
export const OneLine = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** A row of small parts. */
export const Row = styled.span`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-width: 0;

  & > [data-end] {
    margin-left: auto;
  }
`;

/** A row that goes on below where its parts are many. */
export const WrappingRow = styled(Row)`
  flex-wrap: wrap;
`;
