import type { ReactNode } from "react";
import { Check, LoaderCircle } from "lucide-react";
import styled, { keyframes } from "styled-components";
import { Button } from "./button";

interface SubmitButtonProps {
  /** Loading shows a spinner, success a check mark; in both the button is disabled. */
  state: "idle" | "loading" | "success" | "error";
  children: ReactNode;
}

/** A pill that sends its form. It keeps its width and its name in every state. */
export function SubmitButton({ state, children }: SubmitButtonProps) {
  return (
    <Pile type="submit" data-state={state} disabled={state === "loading" || state === "success"}>
      <Label>{children}</Label>
      {state === "loading" && <Spinner size={20} aria-hidden data-icon="spinner" />}
      {state === "success" && <Check size={20} aria-hidden data-icon="check" />}
    </Pile>
  );
}

const Pile = styled(Button)`
  display: inline-grid;

  & > * {
    grid-area: 1 / 1;
    place-self: center;
  }
  && > svg {
    margin: 0;
  }
`;

const Label = styled.span`
  /* Transparent, not hidden: it stays the button's name. */
  [data-state="loading"] > &,
  [data-state="success"] > & {
    opacity: 0;
  }
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Spinner = styled(LoaderCircle)`
  animation: ${turn} 0.9s linear infinite;
`;
