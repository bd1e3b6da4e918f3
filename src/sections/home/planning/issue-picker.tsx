import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { room } from "../../../theme/room";
import { Key, TypeIcon } from "../scene/parts";
import type { PlannedIssue } from "./planned-issue";

interface IssuePickerProps {
  legend: string;
  issues: readonly PlannedIssue[];
  onPick: (issue: PlannedIssue) => void;
}

/** The prepared issues as radios; the picked one is a tab of the issue window beside it. */
export function IssuePicker({ legend, issues, onPick }: IssuePickerProps) {
  return (
    <Fieldset>
      <legend>{legend}</legend>
      <ul role="list">
        {issues.map((issue, index) => (
          <li key={issue.key}>
            <Option>
              <input
                type="radio"
                name="planning-issue"
                value={issue.key}
                defaultChecked={index === 0}
                onChange={() => onPick(issue)}
              />
              <span>{issue.title}</span>
              <small>
                <TypeIcon type={issue.type} size={14} />
                <Key>{issue.key}</Key>
              </small>
            </Option>
          </li>
        ))}
      </ul>
    </Fieldset>
  );
}

const Fieldset = styled.fieldset`
  legend {
    padding: 0 0 ${theme.space[3]};
    font-weight: 600;
  }
  ul {
    display: flex;
    gap: ${theme.space[3]};
    /* On a phone the issues are pushed sideways, from edge to edge of the page. */
    margin-inline: calc(-1 * ${theme.space.gutter});
    padding: 0.25rem ${theme.space.gutter};
    overflow-x: auto;
    scroll-snap-type: x proximity;
    scroll-padding-inline: ${theme.space.gutter};
  }
  ${room.md} {
    grid-area: 1 / 1 / 6 / 2;
    legend {
      padding: 0 0 ${theme.space[4]} 1.125rem;
    }
    ul {
      display: block;
      margin: ${theme.space[4]} 0 0;
      padding: 0;
      overflow: visible;
    }
  }
`;

const Option = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.25rem 0.75rem;
  align-content: start;
  position: relative;
  width: min(14.5rem, 80cqw);
  height: 100%;
  padding: 0.875rem 1rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  font-size: ${theme.text.ui};
  line-height: 1.35;
  color: ${theme.color.muted};
  cursor: pointer;
  scroll-snap-align: start;

  input {
    appearance: none;
    width: 1rem;
    height: 1rem;
    margin: 0.125rem 0 0;
    border: 1.5px solid ${theme.color.edge};
    border-radius: 50%;
    outline: none;
    background: ${theme.color.surface};
  }
  input:checked {
    border: 0.3125rem solid ${theme.color.accent};
  }
  small {
    display: flex;
    grid-column: 2;
    gap: 0.375rem;
    align-items: center;
  }
  &:has(:checked) {
    color: ${theme.color.ink};
    background: ${theme.color.surface};
    border-color: ${theme.color.edge};
  }
  &:has(:focus-visible) {
    z-index: 1;
    outline: 3px solid ${theme.color.accent};
    outline-offset: 2px;
  }
  ${media.hover} {
    &:hover {
      color: ${theme.color.ink};
    }
  }
  ${media.forcedColors} {
    input {
      appearance: auto;
    }
  }
  ${room.md} {
    width: auto;
    margin-right: -1px;
    border-color: transparent;
    border-right: 0;
    border-radius: ${theme.radius.md} 0 0 ${theme.radius.md};

    &:has(:checked) {
      border-color: ${theme.color.line};
      font-weight: 550;
    }
  }
`;
