import type { ComponentProps, MouseEvent } from "react";
import styled from "styled-components";
import { closeDialog, knowsPopovers, openDialog } from "../browser/dialogs";
import { theme } from "../theme";

/** Closes the dialog that an element stands in. */
export function closeItsDialog({ currentTarget }: MouseEvent<HTMLElement>): void {
  const dialog = currentTarget.closest("dialog");
  if (dialog) closeDialog(dialog);
}

/** What a button needs to open a dialog. */
export const opensDialog = (id: string): ComponentProps<"button"> => ({
  ...actsOn(id, "show", openDialog),
  "aria-haspopup": "dialog",
});

/** What a button needs to close one. */
export const closesDialog = (id: string): ComponentProps<"button"> =>
  actsOn(id, "hide", closeDialog);

/** The attributes act before any script ran (and without); the handler where the browser does not know popovers. */
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
 * A dialog above the page: the platform puts the focus inside and gives it back, and closes on Escape; what is behind it
 * becomes inert (`browser/inert-page.ts`). Clicking beside it closes it, too.
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
  /* The backdrop of a popover lets clicks through. */
  &::before {
    content: "";
    position: fixed;
    inset: 0;
    z-index: -1;
  }
`;
