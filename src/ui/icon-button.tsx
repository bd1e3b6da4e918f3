import type { ComponentProps } from "react";
import styled from "styled-components";
import type { Icon } from "./icons";
import { theme } from "../theme";
import { VisuallyHidden } from "./visually-hidden";

type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  icon: Icon;
  /** Accessible name. */
  label: string;
  size?: `${number}rem`;
  /** Aligns the icon, not the touch target, with the right edge. */
  outdented?: boolean;
};

/** A button that shows only an icon. */
export function IconButton(props: IconButtonProps) {
  const { icon: Icon, label, size = "1.5rem", outdented, ...rest } = props;
  return (
    <IconTarget type="button" data-outdented={outdented} {...rest}>
      <Icon size={size} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </IconTarget>
  );
}

/** A touch target for an icon. */
export const IconTarget = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: ${theme.size.target};
  height: ${theme.size.target};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.pill};
  background: none;

  &[data-outdented="true"] {
    margin-right: calc((${theme.space[6]} - ${theme.size.target}) / 2);
  }
`;
