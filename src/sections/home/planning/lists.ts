import styled from "styled-components";
import { theme } from "../../../theme";

/** Labels, each a chip in the suggestion's tone. */
export const LabelList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  li {
    padding: 0.125rem 0.75rem;
    border: 1px var(--style) var(--edge);
    border-radius: ${theme.radius.pill};
    font-size: ${theme.text.sm};
    line-height: 1.5rem;
    color: var(--tone);
    background: var(--tint);
  }
`;

/** Subtasks with an empty box each. */
export const SubtaskList = styled.ul`
  display: grid;
  gap: 1px;
  overflow: hidden;
  border-radius: ${theme.radius.md};

  li {
    display: flex;
    gap: 0.75rem;
    padding: 0.5rem 0.875rem;
    font-size: ${theme.text.ui};
    line-height: 1.4;
    background: var(--tint);
  }
  li::before {
    content: "";
    flex: none;
    width: 1rem;
    height: 1rem;
    margin-top: 0.1875rem;
    border: 1.5px solid var(--tone);
    border-radius: 0.25rem;
  }
  [data-accepted="true"] & li {
    padding-inline: 0;
  }
`;
