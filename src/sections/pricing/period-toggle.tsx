import styled from "styled-components";
import { theme } from "../../theme";
import { VisuallyHidden } from "../../ui/visually-hidden";

interface PeriodToggleProps {
  legend: string;
  monthly: string;
  yearly: string;
}

/** Monthly or yearly: two real radios that look like one switch. */
export function PeriodToggle({ legend, monthly, yearly }: PeriodToggleProps) {
  return (
    <fieldset>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      <Track>
        <Option>
          <input type="radio" name="period" value="monthly" defaultChecked />
          {monthly}
        </Option>
        <Option>
          <input type="radio" name="period" value="yearly" />
          {yearly}
        </Option>
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
  position: relative;
  display: grid;
  place-items: center;
  min-height: 2.75rem;
  padding-inline: ${theme.space[6]};
  border-radius: ${theme.radius.pill};
  font-weight: 550;
  cursor: pointer;
  transition: background ${theme.motion.quick};

  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked) {
    background: ${theme.color.ink};
    color: ${theme.color.paper};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.accent};
    outline-offset: 3px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
