import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { ButtonLink } from "../../ui/button";
import { quietHeading, Link } from "../../ui/link";
import { Container } from "../../ui/container";
import { ReliefStone } from "../../ui/relief";

/** The content of the 404 page. */
export function LostTrail(copy: Queries.LostTrailFragment) {
  return (
    <Message>
      <FallenCairn />
      <h1>{copy.heading}</h1>
      <p>{copy.text}</p>
      <ButtonLink to="/" arrow>
        {copy.button}
      </ButtonLink>
      <Help aria-label={copy.helpHeading}>
        <h2>{copy.helpHeading}</h2>
        <ul role="list">
          {copy.links.map((link) => (
            <li key={link.to}>
              <Link to={link.to}>{link.text}</Link>
            </li>
          ))}
        </ul>
      </Help>
    </Message>
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
      <path data-part="casing" d={trail} />
      <path data-part="trail" d={trail} />
      <g data-part="shadows">
        <ellipse cx="322" cy="222" rx="92" ry="11" />
        <ellipse cx="222" cy="284" rx="62" ry="10" />
        <ellipse cx="408" cy="297" rx="40" ry="9" />
      </g>
      <ReliefStone of={0} transform="translate(206 18) scale(9)" />
      <ReliefStone of={1} transform="translate(92 180) rotate(-9) scale(9)" />
      <ReliefStone of={2} transform="translate(296 216) rotate(11) scale(9)" data-top />
    </Drawing>
  );
}

const trail = "M-24 392c88-4 92-42 122-68s46-22 68-28";

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

const Message = styled(Container)`
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
    text-wrap: balance;
  }
`;

const Drawing = styled.svg`
  width: min(22rem, 90%);
  fill: none;

  [data-part="contours"] {
    stroke: ${theme.color.line};
    stroke-width: 2;
  }
  /* The trail has a casing in the paper's color. */
  [data-part="casing"] {
    stroke: ${theme.color.paper};
    stroke-width: 10;
  }
  [data-part="trail"] {
    stroke: ${theme.color.accent};
    stroke-width: 5;
    stroke-linecap: round;
    stroke-dasharray: 12 14;
  }
  [data-part="shadows"] {
    fill: ${theme.color.shadow};
  }
  [data-top] {
    color: ${theme.color.accent};
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
