import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { ButtonLink } from "../../ui/button";
import { quietHeading } from "../../ui/quiet-heading";
import { Container } from "../../ui/container";
import { Link } from "../../ui/link";

/** The 404 page: a message and links. */
export function LostTrail(words: Queries.LostTrailFragment) {
  return (
    <Place>
      <FallenCairn />
      <h1>{words.heading}</h1>
      <p>{words.text}</p>
      <ButtonLink to="/" arrow>
        {words.button}
      </ButtonLink>
      <Help aria-label={words.helpHeading}>
        <h2>{words.helpHeading}</h2>
        <ul role="list">
          {words.links.map((link) => (
            <li key={link.to}>
              <Link to={link.to}>{link.text}</Link>
            </li>
          ))}
        </ul>
      </Help>
    </Place>
  );
}

/** A trail that ends at a fallen cairn. */
function FallenCairn() {
  return (
    <Drawing viewBox="0 0 480 400" aria-hidden>
      <g data-part="contours">
        <path d="M120 70c70-50 210-40 280 10s90 150 40 220-190 90-280 50S40 250 50 180s30-78 70-110z" />
        <path d="M150 104c56-38 160-32 216 8s70 112 32 166-146 68-214 38-88-78-80-132 16-54 46-80z" />
        <path d="M184 138c40-26 108-22 148 6s50 78 22 114-98 46-144 26-62-54-56-92 10-36 30-54z" />
      </g>
      <path data-part="trail" d="M-10 396c60-20 60-80 120-96s84 22 128-6 28-70 66-88" />
      <path d="M292 224c-2-18 14-30 48-32 40-3 72 2 74 20 1 17-20 24-60 24-42 1-60 0-62-12z" />
      <path d="M214 262c-6-12 4-24 26-32 20-7 36-6 41 6 5 13-7 22-29 29-21 7-33 7-38-3z" />
      <path
        data-part="top"
        d="M402 286c-10-9-8-24 5-36 11-10 25-11 34-2 9 10 5 23-8 34-12 10-22 12-31 4z"
      />
    </Drawing>
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

const Drawing = styled.svg`
  width: min(22rem, 90%);
  fill: ${theme.color.ink};

  [data-part="contours"] {
    fill: none;
    stroke: ${theme.color.line};
    stroke-width: 2;
  }
  [data-part="trail"] {
    fill: none;
    stroke: ${theme.color.accent};
    stroke-width: 4;
    stroke-linecap: round;
    stroke-dasharray: 2 12;
  }
  [data-part="top"] {
    fill: ${theme.color.accent};
  }
  ${media.md} {
    position: absolute;
    right: 0;
    top: 50%;
    width: min(34rem, 44%);
    transform: translateY(-50%);
  }
`;

const Help = styled.nav`
  margin-top: ${theme.space[8]};

  h2 {
    ${quietHeading}
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
