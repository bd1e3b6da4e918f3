import { graphql } from "gatsby";
import { ArrowRight } from "lucide-react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Link } from "../../../ui/link";

/** The pill above the headline that leads to the changelog. */
export function HeroBadge({ text, to }: Queries.HeroBadgeFragment) {
  return (
    <Badge to={to}>
      {text}
      <ArrowRight size={14} aria-hidden />
    </Badge>
  );
}

export const fragment = graphql`
  fragment HeroBadge on TextLink {
    text
    to
  }
`;

const Badge = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: 0.3125rem 0.75rem;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  font-family: ${theme.font.mono};
  font-size: ${theme.text.sm};
  line-height: 1.4;
  text-decoration: none;

  /* A target of 44 px without a taller pill. */
  &::after {
    content: "";
    position: absolute;
    inset: -0.5rem 0;
  }
  & > svg {
    color: ${theme.color.accent};
    transition: transform ${theme.motion.quick};
  }
  ${media.hover} {
    &:hover > svg {
      transform: translateX(3px);
    }
  }
`;
