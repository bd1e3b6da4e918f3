import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Band, Container } from "../../ui/container";

interface QuestionsProps {
  heading: string;
  questions: readonly Queries.QuestionFragment[];
}

/** What people ask before they choose a plan. */
export function Questions({ heading, questions }: QuestionsProps) {
  return (
    <Band>
      <Grid>
        <h2>{heading}</h2>
        <dl>
          {questions.map(({ title, text }) => (
            <Item key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </Item>
          ))}
        </dl>
      </Grid>
    </Band>
  );
}

export const fragment = graphql`
  fragment Question on Point {
    title
    text
  }
`;

const Grid = styled(Container)`
  display: grid;
  gap: ${theme.space[8]};

  h2 {
    font-size: ${theme.text.h3};
  }
  ${media.md} {
    grid-template-columns: 5fr 7fr;
    gap: ${theme.space[6]};
  }
`;

const Item = styled.div`
  padding-block: ${theme.space[5]};
  border-top: 1px solid ${theme.color.line};

  & > dt {
    font-weight: 600;
  }
  & > dd {
    margin-top: ${theme.space[1]};
    max-width: 38rem;
    color: ${theme.color.muted};
  }
`;
