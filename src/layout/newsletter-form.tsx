import { type SubmitEvent, useEffect, useRef } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { HONEYPOT, SUBSCRIBE_PATH } from "../integrations/newsletter/contract";
import { isDirect } from "../integrations/newsletter/subscribe";
import { useSubscription } from "../integrations/newsletter/use-subscription";
import { theme } from "../theme";
import { SubmitButton } from "../ui/submit-button";
import { VisuallyHidden } from "../ui/visually-hidden";

interface NewsletterFormProps {
  words: Queries.NewsletterFragment;
  /** Of the input; no two forms of a page share it. */
  id: string;
}

/**
 * Subscribes to the newsletter; the same form in the footer and in the dialog. Before and without
 * JavaScript the browser posts it to the relay, which answers with a page.
 */
export function NewsletterForm({ words, id }: NewsletterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state, isSubscribed, submit, forgetError } = useSubscription(() => form.current?.reset());

  // In a dialog, an error is over when the dialog closes.
  useEffect(() => {
    const dialog = form.current?.closest("dialog");
    dialog?.addEventListener("close", forgetError);
    return () => dialog?.removeEventListener("close", forgetError);
  }, [forgetError]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    void submit({ email: fields.email ?? "", honeypot: fields[HONEYPOT] ?? "" });
  }

  return (
    // Always "post": with "get" the address would end up in the page's own address.
    <Form
      ref={form}
      method="post"
      action={isDirect() ? undefined : SUBSCRIBE_PATH}
      onSubmit={onSubmit}
    >
      <Label htmlFor={id}>{words.label}</Label>
      <Row>
        <Input
          id={id}
          name="email"
          type="text"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={words.placeholder}
          readOnly={state === "loading"}
          aria-describedby={`${id}-message`}
        />
        <SubmitButton state={state}>{words.button}</SubmitButton>
      </Row>
      <VisuallyHidden aria-hidden>
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
      <Line>
        <Fault id={`${id}-message`} role="alert">
          {state === "error" && words.error}
        </Fault>
        <p role="status">
          {state === "loading" && <VisuallyHidden>{words.loading}</VisuallyHidden>}
          {isSubscribed && words.success}
        </p>
      </Line>
      {isDirect() && <noscript>{words.noScript}</noscript>}
    </Form>
  );
}

/** All words of the form, the footer around it and the dialog. */
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
  padding: ${theme.space[2]} ${theme.space[5]};
  color: ${theme.color.ink};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.pill};

  &::placeholder {
    color: ${theme.color.muted};
    opacity: 1;
  }
  &:focus-visible {
    border-radius: ${theme.radius.pill};
  }
`;

/** Always there, so that nothing moves when something is said. */
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
