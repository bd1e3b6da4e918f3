import styled from "styled-components";
import { Cross } from "../../ui/icons";
import { NewsletterForm } from "./newsletter-form";
import { theme } from "../../theme";
import { Dialog, closesDialog } from "../../ui/dialog";
import { IconButton } from "../../ui/icon-button";

/** Opened by every Subscribe button. */
export function NewsletterDialog(copy: Queries.NewsletterFragment) {
  return (
    <Box id="siteNewsletter" label={copy.heading}>
      <Inside>
        <h2>{copy.heading}</h2>
        <p>{copy.text}</p>
        <NewsletterForm copy={copy} id="dialogEmail" />
        {/* Last, so that the dialog opens on the field. */}
        <IconButton icon={Cross} label={copy.close} {...closesDialog("siteNewsletter")} />
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
  /* Room below the form for its messages. */
  padding: ${theme.space[8]} ${theme.space[6]} ${theme.space[4]};

  & > button {
    position: absolute;
    inset: ${theme.space[4]} ${theme.space[4]} auto auto;
  }
  & > h2 {
    font-size: ${theme.text.h3};
    padding-right: ${theme.space[12]};
  }
`;
