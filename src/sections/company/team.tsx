import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Band, Container } from "../../ui/container";
import { quietExternalSign, Link } from "../../ui/link";
import { Picture } from "../../ui/picture";

interface TeamProps {
  copy: Queries.TeamFragment;
  people: readonly Queries.TeamMemberFragment[];
}

export function Team({ copy, people }: TeamProps) {
  return (
    <Band>
      <Container>
        <Heading>{copy.teamHeading}</Heading>
        <Row role="list">
          {people.map((person) => (
            <li key={person.handle}>
              <Picture file={person.image} alt={person.imageAlt} />
              <div>
                <h3>{person.name}</h3>
                <Title>{person.title}</Title>
                <p>{person.bio}</p>
                <PersonLinks person={person} copy={copy} />
              </div>
            </li>
          ))}
        </Row>
      </Container>
    </Band>
  );
}

interface PersonLinksProps {
  person: Queries.PersonLinksFragment;
  copy: { profile: string; social: string };
}

function PersonLinks({ person: { name, linkedin, twitter }, copy }: PersonLinksProps) {
  return (
    <Links>
      <Link to={linkedin} aria-label={`${copy.profile}: ${name}`}>
        {copy.profile}
      </Link>
      {twitter && (
        <Link to={twitter} aria-label={`${copy.social}: ${name}`}>
          {copy.social}
        </Link>
      )}
    </Links>
  );
}

export const fragment = graphql`
  fragment TeamMember on Person {
    handle
    name
    title
    bio
    imageAlt
    image {
      childImageSharp {
        gatsbyImageData(width: 400, breakpoints: [400, 800])
      }
    }
    ...PersonLinks
  }

  fragment PersonLinks on Person {
    name
    linkedin
    twitter
  }

  fragment Team on Company {
    teamHeading
    profile
    social
  }
`;

const Heading = styled.h2`
  font-size: ${theme.text.h2};
  margin-bottom: ${theme.space[10]};
`;

const Row = styled.ul`
  display: grid;
  gap: ${theme.space[10]} ${theme.space[8]};
  /* Three in a row. If that leaves one person alone in the last row: two, and in wide windows four. */
  ${media.sm} {
    grid-template-columns: repeat(3, 1fr);
    &:has(> :nth-child(3n + 4):last-child) {
      grid-template-columns: repeat(2, 1fr);
    }
  }
  ${media.md} {
    &:has(> :nth-child(3n + 4):last-child) {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  /* One in a row, with the text beside the portrait if there is room. */
  ${media.belowSm} {
    & > li {
      display: flex;
      flex-wrap: wrap;
      gap: ${theme.space[5]};
    }
    & > li > picture {
      flex: 1 1 12rem;
    }
    & > li > div {
      flex: 1 1 15rem;
    }
  }
  img {
    border-radius: ${theme.radius.lg};
  }
  h3 {
    font-size: ${theme.text.xl};
    ${media.sm} {
      margin-top: ${theme.space[5]};
    }
  }
  p {
    margin-top: ${theme.space[2]};
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
  ${quietExternalSign}
`;
