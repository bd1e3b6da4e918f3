import type { ReactNode } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Container } from "../../ui/container";
import { Link } from "../../ui/link";

type LoginHelpProps = Queries.LoginHelpFragment & { children: ReactNode };

/** The login buttons and a link to help. Without JavaScript, what the login needs. */
export function LoginHelp({ needs, help, children }: LoginHelpProps) {
  return (
    <Column>
      {children}
      <Needs>{needs}</Needs>
      <p>
        <Link to={help.to}>{help.text}</Link>
      </p>
    </Column>
  );
}

export const fragment = graphql`
  fragment LoginHelp on Login {
    needs
    help {
      text
      to
    }
  }
`;

const Column = styled(Container)`
  display: grid;
  gap: ${theme.space[4]};
  padding-bottom: ${theme.space.section};
  color: ${theme.color.muted};

  & > div {
    margin-bottom: ${theme.space[3]};
  }
  & > p {
    max-width: ${theme.width.prose};
  }
`;

const Needs = styled.p`
  display: none;
  ${media.noScript} {
    display: block;
  }
`;
