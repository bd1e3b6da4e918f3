import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { ButtonLink } from "../../ui/button";
import { Container } from "../../ui/container";
import { Link } from "../../ui/link";
import { FallenCairn } from "./fallen-cairn";

/** What an unknown address shows, and four ways onward. */
export function LostTrail({
  heading,
  text,
  button,
  helpHeading,
  links,
}: Queries.LostTrailFragment) {
  return (
    <Place>
      <FallenCairn />
      <h1>{heading}</h1>
      <p>{text}</p>
      <ButtonLink to="/" arrow>
        {button}
      </ButtonLink>
      <Help aria-label={helpHeading}>
        <h2>{helpHeading}</h2>
        <ul role="list">
          {links.map((link) => (
            <li key={link.to}>
              <Link to={link.to}>{link.text}</Link>
            </li>
          ))}
        </ul>
      </Help>
    </Place>
  );
}

export const fragment = graphql`
  fragment LostTrail on NotFound {
    heading
    text
    button
    helpHeading
    links {
      text
      to
    }
  }
`;

const Place = styled(Container)`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${theme.space[5]};
  padding-block: clamp(4rem, 12vw, 9rem);

  & > h1 {
    font-size: ${theme.text.display};
  }
  & > p {
    font-size: ${theme.text.lg};
    color: ${theme.color.muted};
  }
`;

const Help = styled.nav`
  margin-top: ${theme.space[8]};

  h2 {
    font-family: ${theme.font.body};
    font-size: ${theme.text.sm};
    font-weight: 500;
    letter-spacing: 0;
    color: ${theme.color.muted};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[6]};
  }
  a {
    display: block;
    padding-block: ${theme.space[2]};
    text-decoration-color: ${theme.color.accent};
  }
`;
