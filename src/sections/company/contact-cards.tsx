import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Container } from "../../ui/container";
import { Link } from "../../ui/link";

type ContactCardsProps = Queries.ContactCardsFragment & { email: string; chatUrl: string };

/** Two cards: email, and the community chat. */
export function ContactCards({ inquiry, community, email, chatUrl }: ContactCardsProps) {
  return (
    <Grid>
      <Card>
        <h2>{inquiry.heading}</h2>
        <p>{inquiry.text}</p>
        <Link to={`mailto:${email}`}>{email}</Link>
      </Card>
      <Card>
        <h2>{community.heading}</h2>
        <p>{community.text}</p>
        <Link to={chatUrl}>{community.link}</Link>
      </Card>
    </Grid>
  );
}

export const fragment = graphql`
  fragment ContactCards on Contact {
    inquiry {
      heading
      text
    }
    community {
      heading
      text
      link
    }
  }
`;

const Grid = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding-bottom: ${theme.space.section};
  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.print} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Card = styled.article`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${theme.space[3]};
  break-inside: avoid;
  padding: ${theme.space.card};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};

  & > h2 {
    font-size: ${theme.text.h3};
  }
  & > p {
    color: ${theme.color.muted};
  }
  & > a {
    margin-top: auto;
    overflow-wrap: anywhere;
    padding-block: ${theme.space[2]};
    font-family: ${theme.font.heading};
    font-size: ${theme.text.xl};
    font-weight: 600;
    text-decoration-color: ${theme.color.accent};
  }
`;
