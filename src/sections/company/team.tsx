import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Band, Container } from "../../ui/container";
import { Picture } from "../../ui/picture";

interface TeamProps {
  heading: string;
  words: { profile: string; social: string };
  people: readonly Queries.TeamMemberFragment[];
}

/** Meet the team: portrait, what they do, a profile link, and a social link where there is one. */
export function Team({ heading, words, people }: TeamProps) {
  return (
    <Band>
      <Container>
        <Heading>{heading}</Heading>
        <Row role="list">
          {people.map((person) => (
            <li key={person.handle}>
              <Portrait
                data={person.image.childImageSharp?.gatsbyImageData}
                alt={person.imageAlt}
              />
              <h3>{person.name}</h3>
              <Title>{person.title}</Title>
              <p>{person.bio}</p>
              <Links>
                <a
                  href={person.linkedin}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${words.profile}: ${person.name}`}
                >
                  {words.profile}
                </a>
                {person.twitter && (
                  <a
                    href={person.twitter}
                    target="_blank"
                    rel="noopener"
                    aria-label={`${words.social}: ${person.name}`}
                  >
                    {words.social}
                  </a>
                )}
              </Links>
            </li>
          ))}
        </Row>
      </Container>
    </Band>
  );
}

export const fragment = graphql`
  fragment TeamMember on Person {
    handle
    name
    title
    bio
    linkedin
    twitter
    imageAlt
    image {
      childImageSharp {
        gatsbyImageData(width: 360)
      }
    }
  }
`;

const Heading = styled.h2`
  font-size: ${theme.text.h2};
  margin-bottom: ${theme.space[10]};
`;

const Row = styled.ul`
  display: grid;
  gap: ${theme.space[10]} ${theme.space[8]};
  ${media.sm} {
    grid-template-columns: repeat(3, 1fr);
  }
  h3 {
    margin-top: ${theme.space[5]};
    font-size: ${theme.text.xl};
  }
  p {
    margin-top: ${theme.space[2]};
  }
`;

const Portrait = styled(Picture)`
  display: block;
  max-width: 22rem;

  img {
    border-radius: ${theme.radius.lg};
  }
`;

const Title = styled.p`
  color: ${theme.color.muted};
`;

const Links = styled.div`
  display: flex;
  gap: ${theme.space[5]};
  margin-top: ${theme.space[1]};

  a {
    padding-block: ${theme.space[2]};
    text-decoration-color: ${theme.color.accent};
  }
`;
