import type { ComponentProps } from "react";
import styled from "styled-components";
import { ArrowRight } from "./icons";
import { theme } from "../theme";
import { media } from "../theme/media";
import { Link } from "./link";

interface Look {
  /** `primary` is filled, `secondary` outlined; `text` looks like a link. */
  look?: "primary" | "secondary" | "text";
}

export function Button({ look = "primary", ...rest }: Look & ComponentProps<"button">) {
  return <Pill type="button" data-look={look} {...rest} />;
}

interface ButtonLinkProps extends Look, ComponentProps<typeof Link> {
  /** Adds an arrow that moves on hover and focus. */
  arrow?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({ look = "primary", arrow, children, ...rest }: ButtonLinkProps) {
  return (
    <Pill as={Link} data-look={look} {...rest}>
      {children}
      {arrow && <ArrowRight size="1.125em" aria-hidden />}
    </Pill>
  );
}

const Pill = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.target};
  padding: ${theme.space[2]} ${theme.space[5]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.pill};
  font-size: ${theme.text.control};
  font-weight: 550;
  line-height: 1.2;
  white-space: nowrap;
  text-decoration: none;
  text-align: center;
  transition:
    background ${theme.motion.quick},
    border-color ${theme.motion.quick};

  &[data-look="primary"] {
    color: ${theme.color.onAccent};
    background: ${theme.color.accent};
  }
  &[data-look="secondary"] {
    color: ${theme.color.ink};
    background: ${theme.color.surface};
    border-color: ${theme.color.edge};
  }
  &[data-look="text"] {
    padding-inline: ${theme.space[2]};
    background: none;
    color: ${theme.color.ink};
    text-decoration: underline 1px ${theme.color.accent};
    text-underline-offset: 0.2em;
  }
  & > svg {
    margin-right: calc(-1 * ${theme.space[1]});
    transition: transform ${theme.motion.quick} ${theme.motion.ease};
  }
  ${media.hover} {
    &[data-look="primary"]:hover {
      background: ${theme.color.accentStrong};
    }
    &[data-look="secondary"]:hover {
      border-color: ${theme.color.ink};
    }
    &:hover > svg {
      transform: translateX(3px);
    }
  }
  &:focus-visible > svg {
    transform: translateX(3px);
  }
  &:disabled {
    cursor: default;
  }
`;
