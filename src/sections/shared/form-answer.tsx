import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { ButtonLink } from "../../ui/button";
import { PageHead } from "./page-head";

/** What visitors without JavaScript see after sending the newsletter's form. */
export function FormAnswer({ heading, text, link }: Queries.FormAnswerFragment) {
  return (
    <PageHead heading={heading} text={text}>
      <Next to={link.to} arrow>
        {link.text}
      </Next>
    </PageHead>
  );
}

export const fragment = graphql`
  fragment FormAnswer on NewsletterAnswer {
    heading
    text
    link {
      text
      to
    }
  }
`;

const Next = styled(ButtonLink)`
  margin-top: ${theme.space[6]};
`;
