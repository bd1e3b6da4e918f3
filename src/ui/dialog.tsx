import type { ComponentProps, MouseEvent } from "react";
import styled from "styled-components";
import { closeDialog, knowsPopovers, openDialog } from "../browser/dialogs";
import { theme } from "../theme";

/** Closes the dialog around an element. */
export function closeItsDialog({ currentTarget }: MouseEvent<HTMLElement>): void {
  const dialog = currentTarget.closest("dialog");
  if (dialog) closeDialog(dialog);
}

/** Props of a button that opens a dialog. */
export const opensDialog = (id: string): ComponentProps<"button"> => ({
  ...actsOn(id, "show", openDialog),
  "aria-haspopup": "dialog",
});

/** Props of a button that closes one. */
export const closesDialog = (id: string): ComponentProps<"button"> =>
  actsOn(id, "hide", closeDialog);

/** The attributes work without scripts; the handler is for browsers without popovers. */
function actsOn(id: string, action: "show" | "hide", act: (dialog: HTMLDialogElement) => void) {
  return {
    popoverTarget: id,
    popoverTargetAction: action,
    onClick: () => {
      const dialog = document.getElementById(id);
      if (!knowsPopovers() && dialog instanceof HTMLDialogElement) act(dialog);
    },
  } as const;
}

type DialogProps = Omit<ComponentProps<"dialog">, "onClick" | "aria-label"> & {
  id: string;
  label: string;
};

/**
 * A dialog: the browser moves the focus inside and back, and closes it on Escape or a click outside;
 * `browser/inert-page.ts` makes the page inert.
 */
export function Dialog({ label, ...rest }: DialogProps) {
  return (
    <Box
      popover="auto"
      aria-modal
      aria-label={label}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) closeDialog(currentTarget);
      }}
      {...rest}
    />
  );
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
