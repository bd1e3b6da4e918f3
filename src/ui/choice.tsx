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
  /** Values that look chosen while none is, in a narrow window and in a wide one. */
  assumed?: { narrow: string; wide: string };
}

/** As wide as the longest question in a window where the answers stand beside it. */
export const questionWidth = "16.5rem";

/** Real radios that look like one switch. What follows from a choice is for styles: `:has(input:checked)`. */
export function Choice({ name, legend, asked, options, chosen, assumed }: ChoiceProps) {
  const plain = assumed ? Assuming : "fieldset";
  const Group = asked ? Asking : plain;
  return (
    <Group>
      {asked ? (
        <Question>{legend}</Question>
      ) : (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      )}
      <Track>
        {options.map(({ value, label }) => (
          <Option
            key={value}
            data-narrow={value === assumed?.narrow || undefined}
            data-wide={value === assumed?.wide || undefined}
          >
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {label}
          </Option>
        ))}
      </Track>
    </Group>
  );
}

const Question = styled.legend`
  padding: 0 0 ${theme.space[1]};
  font-weight: 550;

  ${media.sm} {
    /* Floated it is a part of the grid; its own place is above. */
    float: left;
    padding: 0;
  }
`;

const looksChosen = css`
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
    ${looksChosen}
  }
`;

/** Rules of its own, which pages have only where it is used; so has the next. */
const Asking = styled.fieldset`
  ${media.belowSm} {
    ${Track} {
      display: flex;
    }
    ${Option} {
      flex: 1 1 auto;
      padding-inline: ${theme.space[2]};
    }
  }
  ${media.sm} {
    display: grid;
    grid-template-columns: ${questionWidth} auto;
    align-items: center;
    justify-content: start;
  }
`;

const Assuming = styled.fieldset`
  ${media.belowMd} {
    &:not(:has(:checked)) [data-narrow] {
      ${looksChosen}
    }
  }
  ${media.md} {
    &:not(:has(:checked)) [data-wide] {
      ${looksChosen}
    }
  }
`;
