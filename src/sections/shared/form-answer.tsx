import styled from "styled-components";
import { theme } from "../../theme";
import { ButtonLink } from "../../ui/button";
import { PageHead } from "./page-head";

interface FormAnswerProps {
  heading: string;
  text: string;
  link: Queries.TextLink;
}

/** What visitors without JavaScript see after sending the newsletter's form. */
export function FormAnswer({ heading, text, link }: FormAnswerProps) {
  return (
    <PageHead heading={heading} text={text}>
      <Next to={link.to} arrow>
        {link.text}
      </Next>
    </PageHead>
  );
}

const Next = styled(ButtonLink)`
  margin-top: ${theme.space[6]};
`;
