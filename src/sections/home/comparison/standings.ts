import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { alone, drawn, lined } from "../../../ui/drawn";
import { chevronDown } from "../../../ui/outlines";

/** Around the reasons for a verdict, shut until somebody asks for them. */
export const Standings = styled.details`
  ${media.lg} {
    grid-column: 1 / -1;
  }
  summary {
    display: flex;
    gap: ${theme.space[2]};
    align-items: center;
    min-height: ${theme.size.target};
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before {
    ${drawn("1em", alone(lined(chevronDown)))}
    ${media.moving} {
      transition: rotate ${theme.motion.control};
    }
  }
  &:not([open]) > summary::before {
    rotate: -90deg;
  }
  h3 {
    font: 550 ${theme.text.ui} / 1.4 ${theme.font.body};
    letter-spacing: 0;
  }
  ${media.md} {
    ul {
      display: grid;
      grid-auto-rows: 1fr;
    }
  }
`;
