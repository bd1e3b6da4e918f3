import type { ComponentProps } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import type { SceneProject } from "../scene/project";

interface AcceptButtonProps extends ComponentProps<"button"> {
  words: SceneProject["words"];
  accepted: boolean;
  /** What is accepted, for screen readers. */
  what?: string;
}

/** Accepts what the AI suggests; once accepted, takes that back. In the tone and type of what it stands in. */
export function AcceptButton({ words, accepted, what, ...rest }: AcceptButtonProps) {
  const word = accepted ? words.undo : words.accept;
  return (
    <Pill
      type="button"
      data-quiet={accepted}
      {...(what && { "aria-label": `${word}: ${what}` })}
      {...rest}
    >
      {word}
    </Pill>
  );
}

const Pill = styled.button`
  min-height: max(1.75rem, 2.5em);
  margin-left: auto;
  padding-inline: 1em;
  border: 1px solid currentColor;
  border-radius: ${theme.radius.pill};
  background: none;
  font: inherit;
  font-weight: 550;
  color: inherit;
  transition: background ${theme.motion.quick};

  &[data-quiet="true"] {
    border-color: transparent;
    font-weight: 400;
    color: ${theme.color.muted};
    text-decoration: underline;
  }
  &:focus-visible {
    border-radius: ${theme.radius.pill};
  }
  ${media.coarse} {
    min-height: ${theme.size.target};
  }
  ${media.hover} {
    &:hover {
      background: color-mix(in srgb, currentColor 12%, transparent);
    }
  }
  ${media.fixed} {
    display: none;
  }
`;
