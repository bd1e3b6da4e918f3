import type { ComponentProps } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { useScene } from "../scene/scene-context";

interface AcceptButtonProps extends ComponentProps<"button"> {
  accepted: boolean;
}

/** Accepts a suggestion of the AI; once accepted, undoes that. Inherits colour and font. */
export function AcceptButton({ accepted, ...rest }: AcceptButtonProps) {
  const { copy } = useScene().project;
  return (
    <Pill type="button" data-quiet={accepted} {...rest}>
      {accepted ? copy.undo : copy.accept}
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
  font-weight: 550;
  transition: background ${theme.motion.quick};

  &[data-quiet="true"] {
    border-color: transparent;
    font-weight: 400;
    color: ${theme.color.muted};
    text-decoration: underline;
  }
  ${media.coarse} {
    min-height: ${theme.size.target};
  }
  ${media.hover} {
    &:hover {
      background: color-mix(in srgb, currentColor 12%, transparent);
    }
  }
  ${media.noScript} {
    display: none;
  }
`;
