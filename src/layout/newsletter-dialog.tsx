import { graphql } from "gatsby";
import { X } from "lucide-react";
import styled from "styled-components";
import { NewsletterForm } from "./newsletter-form";
import { theme } from "../theme";
import { Dialog, closeDialog } from "../ui/dialog";

/** Opened by every Subscribe button; the same form as in the footer. */
export function NewsletterDialog(words: Queries.NewsletterWordsFragment) {
  return (
    <Modal id="newsletter" label={words.heading}>
      <Inside>
        <Close type="button" aria-label={words.close} onClick={closeDialog}>
          <X size={22} aria-hidden />
        </Close>
        <h2>{words.heading}</h2>
        <p>{words.text}</p>
        <NewsletterForm words={words} id="dialog-email" />
      </Inside>
    </Modal>
  );
}

export const fragment = graphql`
  fragment NewsletterWords on Newsletter {
    heading
    text
    label
    placeholder
    button
    loading
    success
    error
    noScript
    close
  }
`;

const Modal = styled(Dialog)`
  width: min(100vw - 2 * ${theme.space.gutter}, 30rem);
  border-radius: ${theme.radius.lg};
`;

const Inside = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[8]} ${theme.space[6]};

  & > h2 {
    font-size: ${theme.text.h3};
    padding-right: ${theme.space[12]};
  }
`;

const Close = styled.button`
  position: absolute;
  top: ${theme.space[4]};
  right: ${theme.space[4]};
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
`;
