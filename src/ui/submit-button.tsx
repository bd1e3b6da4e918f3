import type { ReactNode } from "react";
import styled, { keyframes } from "styled-components";
import { Check, Loader } from "./icons";
import { media } from "../theme/media";
import { Button } from "./button";

interface SubmitButtonProps {
  /** Loading shows a spinner, success a check mark; in both the button is disabled. */
  state: "idle" | "loading" | "success" | "error" | "offline";
  /** It cannot send yet. */
  disabled?: boolean;
  children: ReactNode;
}

/** A pill that sends its form. It keeps its width and its name in every state. */
export function SubmitButton({ state, disabled, children }: SubmitButtonProps) {
  const isOccupied = state === "loading" || state === "success";
  return (
    <Pile type="submit" data-state={state} disabled={disabled || isOccupied}>
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
  /* Here: no rule comes with a press (docs/decisions/004-styles.md). */
  &[data-state="loading"] > svg {
    animation: ${turn} 0.9s linear infinite;
  }
  /* It never will send. Where scripts run that is a moment, and nothing is to flash. */
  &:disabled {
    ${media.noScript} {
      opacity: 0.5;
    }
  }
`;

const Label = styled.span`
  /* Transparent, not hidden: it stays the button's name. */
  [data-state="loading"] > &,
  [data-state="success"] > & {
    opacity: 0;
  }
`;
