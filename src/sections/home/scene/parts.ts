import styled, { css } from "styled-components";
import { theme } from "../../../theme";

/** Small parts that every scene is made of. */

/** An issue's key: CRN-142. */
export const Key = styled.span`
  flex: none;
  font-family: ${theme.font.mono};
  font-size: 0.6875rem;
  color: ${theme.color.muted};
`;

const chip = css`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0 0.4375rem;
  border-radius: ${theme.radius.pill};
  font-size: 0.6875rem;
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
  font-size: 0.6875rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  color: ${theme.color.muted};
  background: ${theme.color.sunken};
`;

/** A person's initials. */
export const Avatar = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 1.375rem;
  height: 1.375rem;
  border-radius: 50%;
  font-size: 0.5625rem;
  font-weight: 650;
  letter-spacing: 0.02em;
  color: ${theme.color.paper};
  background: ${theme.color.muted};

  &[data-person="lw"] {
    background: ${theme.color.story};
  }
  &[data-person="om"] {
    background: ${theme.color.epic};
  }
  &[data-person="kj"] {
    background: ${theme.color.task};
  }
  &[data-person="dp"] {
    background: ${theme.color.research};
  }
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
