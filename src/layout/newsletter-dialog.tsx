import { X } from "lucide-react";
import styled from "styled-components";
import { NewsletterForm } from "./newsletter-form";
import { theme } from "../theme";
import { Dialog, closesDialog } from "../ui/dialog";
import { IconButton } from "../ui/icon-button";

/** Opened by every Subscribe button; the same form as in the footer. */
export function NewsletterDialog(words: Queries.NewsletterFragment) {
  return (
    <Box id="newsletter" label={words.heading}>
      <Inside>
        <IconButton icon={X} label={words.close} {...closesDialog("newsletter")} />
        <h2>{words.heading}</h2>
        <p>{words.text}</p>
        <NewsletterForm words={words} id="dialog-email" />
      </Inside>
    </Box>
  );
}

const Box = styled(Dialog)`
  width: min(100vw - 2 * ${theme.space.gutter}, 30rem);
  border-radius: ${theme.radius.lg};
`;

const Inside = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[8]} ${theme.space[6]};

  & > button {
    position: absolute;
    inset: ${theme.space[4]} ${theme.space[4]} auto auto;
  }
  & > h2 {
    font-size: ${theme.text.h3};
    padding-right: ${theme.space[12]};
  }
`;
