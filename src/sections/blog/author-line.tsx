import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { Link } from "../../ui/link";
import { Picture } from "../../ui/picture";

interface AuthorLineProps {
  author: Queries.AuthorLineFragment;
  words: { profile: string; social: string };
}

/** An author: portrait, title, bio, profiles. */
export function AuthorLine({ author, words }: AuthorLineProps) {
  const { name, title, linkedin, twitter, image } = author;
  return (
    <Line>
      <Picture file={image} alt="" />
      <span>{title}</span>
      <Link to={linkedin} aria-label={`${words.profile}: ${name}`}>
        {words.profile}
      </Link>
      {twitter && (
        <Link to={twitter} aria-label={`${words.social}: ${name}`}>
          {words.social}
        </Link>
      )}
    </Line>
  );
}

export const fragment = graphql`
  fragment AuthorLine on Person {
    name
    title
    linkedin
    twitter
    image {
      gatsbyImageData(width: 44, fixed: true)
    }
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[4]};
  margin-top: ${theme.space[6]};

  & > picture {
    width: ${theme.size.target};
  }
  & > picture > img {
    border-radius: 50%;
  }
  & > a {
    padding-block: ${theme.space[2]};
    text-decoration-color: ${theme.color.accent};
  }
`;
