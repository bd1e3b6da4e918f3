import { useCallback, useEffect, useRef, useState } from "react";
import type { SubmitEvent } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { HONEYPOT, SUBSCRIBE_PATH, isDirect, subscribe } from "./subscribe";
import type { Subscription } from "./subscribe";
import { theme } from "../../theme";
import { SubmitButton } from "../../ui/submit-button";
import { VisuallyHidden } from "../../ui/visually-hidden";

interface NewsletterFormProps {
  copy: Queries.NewsletterFragment;
  /** Id of the input; unique on a page. */
  id: string;
}

/**
 * The form in the footer and the dialog. Without JavaScript it's posted to the relay, which redirects to a page. Without a
 * relay it says that it needs JavaScript, and `method="dialog"` makes Enter do nothing.
 */
export function NewsletterForm({ copy, id }: NewsletterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state, submit, forgetError } = useSubscription(() => form.current?.reset());

  // Closing the dialog clears the error.
  useEffect(() => {
    const dialog = form.current?.closest("dialog");
    dialog?.addEventListener("close", forgetError);
    return () => dialog?.removeEventListener("close", forgetError);
  }, [forgetError]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget: sent } = event;
    const fields = Object.fromEntries(new FormData(sent)) as Record<string, string>;
    const hadFocus = sent.contains(document.activeElement);
    await submit({ email: fields.email ?? "", honeypot: fields[HONEYPOT] ?? "" });
    if (hadFocus && isFocusLost()) document.getElementById(id)?.focus({ preventScroll: true });
  }

  return (
    // "get" would put the e-mail address into the URL.
    <Form
      ref={form}
      {...(isDirect() ? { method: "dialog" } : { method: "post", action: SUBSCRIBE_PATH })}
      onSubmit={(event) => void onSubmit(event)}
    >
      <Label htmlFor={id}>{copy.label}</Label>
      <Row>
        <Input
          id={id}
          name="email"
          type="text"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={copy.placeholder}
          readOnly={state === "loading"}
          aria-describedby={`${id}-message`}
        />
        <SubmitButton state={state}>{copy.button}</SubmitButton>
      </Row>
      <VisuallyHidden aria-hidden>
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
      <Line>
        <Fault id={`${id}-message`} role="alert">
          {state === "error" && <span>{copy.error}</span>}
          {state === "offline" && <span>{copy.offline}</span>}
        </Fault>
        <p role="status">
          {state === "loading" && <VisuallyHidden>{copy.loading}</VisuallyHidden>}
          {(state === "success" || state === "subscribed") && <span>{copy.success}</span>}
        </p>
        {isDirect() && <noscript>{copy.noScript}</noscript>}
      </Line>
    </Form>
  );
}

/** Whether the focused button was disabled, which moves the focus to the body. */
const isFocusLost = (): boolean =>
  document.activeElement === document.body || Boolean(document.activeElement?.matches(":disabled"));

/** How long the form shows success. */
const SUCCESS_MS = 3_000;

type SubscriptionState = "idle" | "loading" | "success" | "subscribed" | "error" | "offline";

/**
 * idle → loading → success for 3 s → subscribed until the next attempt, or loading → error until the next attempt or
 * `forgetError`; "offline" is an error without a connection. Nothing is sent while it's loading or shows success.
 * @param onSubscribed called once per success
 */
function useSubscription(onSubscribed: () => void) {
  const [state, setState] = useState<SubscriptionState>("idle");
  // A second click may come before React has rendered the disabled button.
  const occupied = useRef(false);

  useEffect(() => {
    if (state !== "success") return undefined;
    const timer = setTimeout(() => {
      occupied.current = false;
      setState("subscribed");
    }, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function submit(subscription: Subscription): Promise<void> {
    if (occupied.current) return;
    occupied.current = true;
    setState("loading");
    if (await subscribe(subscription)) {
      onSubscribed();
      setState("success");
    } else {
      occupied.current = false;
      setState(navigator.onLine ? "error" : "offline");
    }
  }

  const forgetError = useCallback(
    () => setState((shown) => (shown === "error" || shown === "offline" ? "idle" : shown)),
    [],
  );

  return { state, submit, forgetError };
}

export const fragment = graphql`
  fragment Newsletter on Newsletter {
    heading
    text
    close
    label
    placeholder
    button
    loading
    success
    error
    offline
    noScript
  }
`;

const Form = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
`;

const Label = styled.label`
  font-size: ${theme.text.sm};
  font-weight: 550;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const Input = styled.input`
  flex: 1 1 12rem;
  min-width: 0;
  min-height: ${theme.size.target};
  padding: ${theme.space[2]} ${theme.space[4]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.pill};
`;

/** Reserves room, so that a message shifts nothing. */
const Line = styled.div`
  display: grid;
  min-height: 1.6em;
  font-size: ${theme.text.sm};

  & > * {
    grid-area: 1 / 1;
  }
`;

const Fault = styled.p`
  color: ${theme.color.bug};
`;
