import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Container } from "../../../ui/container";
import { drawings } from "./drawings";

/** In a wide window, text on the left and the figure on the right. */
export const Stage = styled(Container)`
  --from: var(--off);
  position: relative;
  ${media.playing} {
    ${media.md} {
      --figure: min(34rem, 38vw);
      display: grid;
      align-content: start;
      min-height: calc(var(--figure) + ${theme.space[2]});
      padding: 0 calc(var(--figure) + ${theme.space[4]}) ${theme.space.section} 0;
    }
  }
`;

/** Hidden where all figures are visible. */
export const Controls = styled.div`
  display: none;
  ${media.playing} {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[3]};
    align-items: center;
    margin-top: ${theme.space[8]};
    /* Four buttons fit in a row on a phone. */
    label {
      padding-inline: min(${theme.space[6]}, 3.5vw);
    }
    ${media.md} {
      order: 1;
    }
  }
`;

/** Selects the figure of the checked radio. */
const shownFigure = Object.keys(drawings)
  .map((drawing) => `${Controls}:has([value="${drawing}"]:checked) ~ & > [data-agent="${drawing}"]`)
  .join();

/** Side by side; where scripts run and motion is allowed, one at a time. */
export const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${theme.space[10]} ${theme.space[6]};
  margin-top: ${theme.space[8]};

  & > li {
    display: flex;
    flex-direction: column;
  }
  h3 {
    font-size: ${theme.text.xl};
  }
  p {
    margin-block: ${theme.space[1]} ${theme.space[4]};
    color: ${theme.color.muted};
  }
  svg {
    margin-top: auto;
  }
  ${media.playing} {
    grid-template-columns: minmax(0, 1fr);
    & > li {
      grid-area: 1 / 1;
      visibility: hidden;
    }
    ${shownFigure} {
      visibility: visible;
    }
    h3 {
      font-size: ${theme.text.h3};
    }
    p {
      max-width: 26rem;
      font-size: ${theme.text.lg};
    }
    svg {
      align-self: center;
      width: min(100%, 21rem);
    }
    [data-stone] {
      transform: translateY(-1.25rem) rotate(-3deg);
      transform-box: fill-box;
      transform-origin: center;
      transition: transform 360ms ${theme.motion.ease};
    }
    [data-stone] ~ [data-stone] {
      transition-delay: 80ms;
    }
    [data-stone] ~ [data-stone] ~ [data-stone] {
      transition-delay: 160ms;
    }
    [data-held] {
      opacity: 0;
      transition: opacity ${theme.motion.control} 320ms;
    }
    ${shownFigure} {
      [data-stone] {
        transform: none;
      }
      [data-held] {
        opacity: 1;
      }
    }
  }
  /* Beside the text. */
  ${media.playing} {
    ${media.tablet} {
      p {
        max-width: 48%;
      }
      svg {
        align-self: flex-end;
        margin-top: -8rem;
      }
    }
    ${media.md} {
      p {
        max-width: 26rem;
        margin-bottom: 0;
      }
      svg {
        position: absolute;
        right: -2rem;
        bottom: 0;
        width: auto;
        height: var(--figure);
      }
    }
  }
`;
