import type { ComponentProps } from "react";
import styled from "styled-components";
import { theme } from "../theme";

/** Attributes of a button that opens a dialog. */
export const opensDialog = (id: string) =>
  ({ popoverTarget: id, popoverTargetAction: "show", "aria-haspopup": "dialog" }) as const;

/** Attributes of a button that closes a dialog. */
export const closesDialog = (id: string) =>
  ({ popoverTarget: id, popoverTargetAction: "hide" }) as const;

type DialogProps = Omit<ComponentProps<"dialog">, "aria-label"> & {
  id: string;
  label: string;
};

/**
 * A dialog. The browser moves the focus, and closes it on Escape or a click outside; `browser/dialogs.ts`
 * does the rest.
 */
export function Dialog({ label, ...rest }: DialogProps) {
  return <Box popover="auto" aria-modal aria-label={label} {...rest} />;
}

const Box = styled.dialog`
  padding: 0;
  border: 0;
  color: inherit;
  background: ${theme.color.surface};

  &::backdrop {
    background: ${theme.color.backdrop};
  }
  /* A popover's backdrop lets clicks through. */
  &::before {
    content: "";
    position: fixed;
    inset: 0;
    z-index: -1;
  }
`;
