import type { ComponentProps, MouseEvent } from "react";
import styled from "styled-components";
import { theme } from "../theme";

/** Closes the dialog that an element stands in. */
export const closeDialog = (event: MouseEvent<HTMLElement>): void =>
  event.currentTarget.closest("dialog")?.close();

/** What a button needs to open a dialog. */
export const opensDialog = (id: string): ComponentProps<"button"> => ({
  ...commands("show-modal", id, (dialog) => dialog.showModal()),
  "aria-haspopup": "dialog",
});

/** What a button needs to close one. */
export const closesDialog = (id: string): ComponentProps<"button"> =>
  commands("close", id, (dialog) => dialog.close());

/**
 * `command` acts before any script ran (and without). The handler acts where the browser does not
 * know `command`, and only there: both would act twice, which browsers complain about.
 * https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
 */
function commands(command: string, id: string, act: (dialog: HTMLDialogElement) => void) {
  return {
    ...{ command, commandfor: id },
    onClick: () => {
      const dialog = document.getElementById(id);
      const isKnown = "commandForElement" in HTMLButtonElement.prototype;
      if (!isKnown && dialog instanceof HTMLDialogElement) act(dialog);
    },
  };
}

type DialogProps = Omit<ComponentProps<"dialog">, "onClick" | "aria-label"> & {
  id: string;
  label: string;
};

/**
 * A native modal dialog: the platform keeps focus inside and gives it back, closes on Escape and
 * makes the page behind inert. Clicking the backdrop closes it too.
 */
export function Dialog({ label, ...rest }: DialogProps) {
  return (
    <Modal
      aria-label={label}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      {...rest}
    />
  );
}

const Modal = styled.dialog`
  padding: 0;
  border: 0;
  color: inherit;
  background: ${theme.color.surface};

  &::backdrop {
    background: ${theme.color.backdrop};
  }
`;
