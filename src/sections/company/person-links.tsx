import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { quietExternalSign } from "../../ui/external-sign";
import { Link } from "../../ui/link";

interface PersonLinksProps {
  person: Queries.PersonLinksFragment;
  copy: { profile: string; social: string };
}

/** A person's profile, and their social account if they have one. */
export function PersonLinks({ person: { name, linkedin, twitter }, copy }: PersonLinksProps) {
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
  fragment PersonLinks on Person {
    name
    linkedin
    twitter
  }
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
