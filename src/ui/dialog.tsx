import type { ComponentProps } from "react";
import styled from "styled-components";
import { theme } from "../theme";

/** Attributes of a button that opens a dialog. */
export const opensDialog = (id: string) =>
  ({ commandfor: id, command: "show-modal", "aria-haspopup": "dialog" }) as const;

/** Attributes of a button that closes a dialog. */
export const closesDialog = (id: string) => ({ commandfor: id, command: "close" }) as const;

type DialogProps = Omit<ComponentProps<"dialog">, "aria-label"> & {
  id: string;
  label: string;
};

/** A modal dialog. Browsers open and close it without scripts; `layout/dialogs.ts` does what they don't. */
export function Dialog({ label, ...rest }: DialogProps) {
  return <Box closedby="any" aria-label={label} {...rest} />;
}

const Box = styled.dialog`
  padding: 0;
  border: 0;
  color: inherit;
  background: ${theme.color.surface};

  &::backdrop {
    background: ${theme.color.backdrop};
  }
`;
