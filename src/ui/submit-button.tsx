import type { ReactNode } from "react";
import styled, { keyframes } from "styled-components";
import { Check, Loader } from "./icons";
import { Button } from "./button";

interface SubmitButtonProps {
  /** "loading" shows a spinner, "success" a check mark; both disable the button. */
  state: string;
  children: ReactNode;
}

/** A form's submit button; its width and name are the same in every state. */
export function SubmitButton({ state, children }: SubmitButtonProps) {
  const isOccupied = state === "loading" || state === "success";
  return (
    <Pile type="submit" data-state={state} disabled={isOccupied}>
      <Label>{children}</Label>
      {state === "loading" && <Loader size="1.25em" aria-hidden data-icon="spinner" />}
      {state === "success" && <Check size="1.25em" aria-hidden data-icon="check" />}
    </Pile>
  );
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Pile = styled(Button)`
  display: inline-grid;

  & > * {
    grid-area: 1 / 1;
    place-self: center;
  }
  && > svg {
    margin: 0;
  }
  /* Here, so that a press adds no rules (docs/decisions/004-styles.md). */
  &[data-state="loading"] > svg {
    animation: ${turn} 0.9s linear infinite;
  }
`;

const Label = styled.span`
  /* Transparent, not hidden, to preserve the button's name. */
  [data-state="loading"] > &,
  [data-state="success"] > & {
    opacity: 0;
  }
`;
