import styled from "styled-components";
import { theme } from "../theme";
import { option } from "./option";
import { VisuallyHidden } from "./visually-hidden";

interface ChoiceProps {
  /** `name` of the radios. */
  name: string;
  /** For screen readers only. */
  legend: string;
  options: { value: string; label: string }[];
  /** The value checked at first. */
  chosen?: string;
}

/** Radios that look like a switch. Styles can respond to a choice with `:has(input:checked)`. */
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

const Option = styled.label`
  ${option}
  padding-inline: min(${theme.space[6]}, 7vw);
  transition: background ${theme.motion.quick};
`;
