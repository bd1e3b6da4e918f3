import type { ReactNode } from "react";
import styled, { keyframes } from "styled-components";
import { Check, Loader } from "./icons";
import { Button } from "./button";

interface SubmitButtonProps {
  /** `loading` shows a spinner, `success` a check mark. Both disable the button. */
  state: string;
  children: ReactNode;
}

/** A form's submit button. Its width and accessible name stay the same in every state. */
export function SubmitButton({ state, children }: SubmitButtonProps) {
  const isDisabled = state === "loading" || state === "success";
  return (
    <Pile type="submit" data-state={state} disabled={isDisabled}>
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
  /* Always present, so that a press adds no rules (docs/decisions/004-styles.md). */
  &[data-state="loading"] > svg {
    animation: ${turn} 0.9s linear infinite;
  }
`;

const Label = styled.span`
  /* Transparent, not hidden, to keep the accessible name. */
  [data-state="loading"] > &,
  [data-state="success"] > & {
    opacity: 0;
  }
`;
