import { useEffect, useRef } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { TypedKey } from "../scene/parts";
import type { SceneIssue } from "../scene/project";

interface IssuePickerProps {
  legend: string;
  issues: readonly SceneIssue[];
  /** Key of the issue that the visitor wrote, picked or accepted last. */
  current?: string;
  onPick: (issue: SceneIssue) => void;
}

/** The issues as radios; uncontrolled, so that they work before hydration. Another scene's choice is checked, too. */
export function IssuePicker({ legend, issues, current, onPick }: IssuePickerProps) {
  const list = useRef<HTMLUListElement>(null);
  const keys = issues.map(({ key }) => key).join();
  useEffect(() => {
    const radios = [...(list.current?.querySelectorAll("input") ?? [])];
    const radio = radios.find(({ value }) => value === current);
    if (!radio) return;
    // All of them: React notices a later choice only of a radio that it has seen unchecked.
    for (const one of radios) one.checked = one === radio;
    // Scrolls the list on a phone, and not the page.
    const item = radio.closest("li");
    if (item && list.current) list.current.scrollLeft = item.offsetLeft - item.offsetWidth / 4;
  }, [current, keys]);
  return (
    <Picker>
      <legend>{legend}</legend>
      <ul ref={list} role="list">
        {issues.map((issue, index) => (
          <li key={issue.key}>
            <Option>
              <input
                type="radio"
                name="planning-issue"
                value={issue.key}
                defaultChecked={index === 0}
                // React reports no change of a radio that a script has unchecked.
                onInput={() => onPick(issue)}
              />
              {issue.title}
              <TypedKey issue={issue} />
            </Option>
          </li>
        ))}
      </ul>
    </Picker>
  );
}

/** Selects the picker while its nth issue is picked: a `:has()` of the whole scene would be slower. */
export const whilePicked = (nth: string): string =>
  `${Picker}:has(li:nth-child(${nth}) > label > input:checked)`;

const Picker = styled.fieldset`
  legend {
    padding: 0 0 ${theme.space[3]};
    font-weight: 600;
  }
  ul {
    display: flex;
    gap: ${theme.space[3]};
    /* On a phone it scrolls horizontally, from edge to edge of the page. */
    margin-inline: calc(-1 * ${theme.space.gutter});
    padding: 0.25rem ${theme.space.gutter};
    overflow-x: auto;
    scrollbar-width: none;
    scroll-snap-type: x proximity;
    scroll-padding-inline: ${theme.space.gutter};
  }
  ${media.md} {
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
  width: min(14.5rem, 70vw);
  height: 100%;
  padding: 0.875rem 1rem;
  border: 1px solid ${theme.color.line};
  --corners: ${theme.radius.md};
  border-radius: var(--corners);
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
  & > span {
    --size: 14px;
    grid-column: 2;
    gap: 0.375rem;
  }
  &:has(:checked) {
    color: ${theme.color.ink};
    background: ${theme.color.surface};
    border-color: ${theme.color.edge};
  }
  & > input:focus-visible ~ span::after {
    content: "";
    position: absolute;
    inset: -1px;
    z-index: 1;
    border-radius: var(--corners);
    outline: 3px solid ${theme.color.accent};
    outline-offset: 2px;
  }
  ${media.hover} {
    &:hover {
      color: ${theme.color.ink};
    }
  }
  ${media.md} {
    width: auto;
    margin-right: -1px;
    border-color: transparent;
    border-right: 0;
    --corners: ${theme.radius.md} 0 0 ${theme.radius.md};

    &:has(:checked) {
      border-color: ${theme.color.line};
      font-weight: 550;
    }
  }
`;
