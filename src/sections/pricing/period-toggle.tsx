import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { VisuallyHidden } from "../../ui/visually-hidden";

/** Monthly or yearly: two real radios that look like one switch. */
export function PeriodToggle({ words }: { words: Queries.PeriodToggleFragment }) {
  return (
    <fieldset>
      <VisuallyHidden as="legend">{words.period}</VisuallyHidden>
      <Track>
        <Option>
          <input type="radio" name="period" value="monthly" defaultChecked />
          {words.monthly}
        </Option>
        <Option>
          <input type="radio" name="period" value="yearly" />
          {words.yearly}
        </Option>
      </Track>
    </fieldset>
  );
}

export const fragment = graphql`
  fragment PeriodToggle on Plans {
    period
    monthly
    yearly
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
  ${media.forcedColors} {
    &:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
