import styled, { css } from "styled-components";
import { theme } from "../theme";
import { media } from "../theme/media";
import { VisuallyHidden } from "./visually-hidden";

interface ChoiceProps {
  /** Of the radios. */
  name: string;
  legend: string;
  /** The legend is a question that everybody sees; left out, screen readers have it. */
  asked?: boolean;
  options: { value: string; label: string }[];
  /** Value that is chosen from the start; left out, none is. */
  chosen?: string;
}

/** Real radios that look like one switch. What follows from a choice is for styles: `:has(input:checked)`. */
export function Choice({ name, legend, asked, options, chosen }: ChoiceProps) {
  return (
    <fieldset>
      {asked ? <legend>{legend}</legend> : <VisuallyHidden as="legend">{legend}</VisuallyHidden>}
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

/** How the chosen option looks. */
export const chosen = css`
  background: ${theme.color.ink};
  color: ${theme.color.paper};
  ${media.forcedColors} {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;
  }
`;

const Track = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  padding: 4px;
  border: 1px solid ${theme.color.edge};
  border-radius: 1.75rem;
  background: ${theme.color.surface};
`;

const Option = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: ${theme.size.target};
  padding-inline: ${theme.space[6]};
  border-radius: ${theme.radius.pill};
  font-weight: 550;
  cursor: pointer;
  transition: background ${theme.motion.quick};

  /* As large as the option: it takes the press, and the focus is drawn around it. */
  & > input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: inherit;
    cursor: pointer;
  }
  &:has(:checked) {
    ${chosen}
  }
`;
