import type { ComponentProps, MouseEvent, ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../theme";

/** Closes the dialog that an element stands in. */
export const closeDialog = (event: MouseEvent<HTMLElement>): void =>
  event.currentTarget.closest("dialog")?.close();

/**
 * What a button needs to open a dialog. `command` does it before any script ran (and without);
 * the handler does it in browsers that do not know `command` yet.
 */
export function opensDialog(id: string): ComponentProps<"button"> {
  return {
    ...{ command: "show-modal", commandfor: id },
    "aria-haspopup": "dialog",
    onClick: () => {
      const dialog = document.getElementById(id);
      if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
    },
  };
}

interface DialogProps {
  id: string;
  label: string;
  children: ReactNode;
  className?: string;
}

/**
 * A native modal dialog: the platform keeps focus inside and gives it back, closes on Escape and
 * makes the page behind inert. Clicking the backdrop closes it too.
 */
export function Dialog({ id, label, children, className }: DialogProps) {
  return (
    <Frame
      id={id}
      aria-label={label}
      className={className}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      {children}
    </Frame>
  );
}

const Frame = styled.dialog`
  padding: 0;
  border: 0;
  color: inherit;
  background: ${theme.color.surface};

  &::backdrop {
    background: rgb(10 10 10 / 55%);
  }
`;
