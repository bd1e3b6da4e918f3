import styled, { css } from "styled-components";
import { theme } from "../theme";
import { media } from "../theme/media";
import { VisuallyHidden } from "./visually-hidden";

interface ChoiceProps {
  name: string;
  /** For screen readers only. */
  legend: string;
  options: { value: string; label: string }[];
  /** Initial value. */
  chosen?: string;
}

/** Radios that look like a switch. Styles can respond with `:has(input:checked)`. */
export function Choice({ name, legend, options, chosen }: ChoiceProps) {
  return (
    <fieldset>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      <Track>
        {options.map(({ value, label }) => (
          <Option key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {label}
          </Option>
        ))}
      </Track>
    </fieldset>
  );
}

const Track = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  padding: 4px;
  border: 1px solid ${theme.color.edge};
  border-radius: 1.75rem;
  background: ${theme.color.surface};
`;

/** Styles of a chosen option. */
export const looksChosen = css`
  background: ${theme.color.ink};
  color: ${theme.color.paper};
  ${media.forcedColors} {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;
  }
`;

/** The radio covers its label, so it receives presses and shows the focus. */
const Option = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: ${theme.size.target};
  border-radius: ${theme.radius.pill};
  font-weight: 550;
  white-space: nowrap;
  cursor: pointer;

  & > input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: inherit;
    cursor: pointer;
  }
  &:has(:checked) {
    ${looksChosen}
  }
  padding-inline: min(${theme.space[6]}, 7vw);
  transition: background ${theme.motion.quick};
`;
