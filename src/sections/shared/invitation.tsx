import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Link } from "../../ui/link";

interface InvitationProps extends ComponentProps<"div"> {
  text: string;
  link?: Queries.InvitationFragment["link"];
}

/** A sentence about the product with a link to more, beside a button. */
export const Invitation = ({ text, link, children, ...rest }: InvitationProps) => (
  <Line {...rest}>
    <p>
      {text} {link && <Link to={link.to}>{link.text}</Link>}
    </p>
    {children}
  </Line>
);

export const fragment = graphql`
  fragment Invitation on Invitation {
    text
    link {
      text
      to
    }
  }
`;

const Line = styled.div`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[8]};
  align-items: center;
  justify-items: start;
  margin-top: ${theme.space[8]};
  padding: ${theme.space[5]} ${theme.space[6]};
  border: 1px solid ${theme.color.accent};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};

  & > p {
    text-wrap: balance;
  }
  ${media.md} {
    grid-template-columns: 1fr auto;
  }
`;
