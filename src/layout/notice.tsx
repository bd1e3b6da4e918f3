import styled from "styled-components";
import { theme } from "../theme";
import { Button } from "../ui/button";

interface NoticeProps {
  text: string;
  /** Label of the button. */
  reload: string;
}

/**
 * Says that part of the page doesn't work, because its code failed to load or threw an error.
 * `plugins/gatsby-plugin-islands` shows it and handles the button.
 */
export const Notice = ({ text, reload }: NoticeProps) => (
  <Box role="alert" hidden data-notice>
    <p>{text}</p>
    <Button look="secondary" data-reload>
      {reload}
    </Button>
  </Box>
);

const Box = styled.div`
  position: fixed;
  z-index: 30;
  inset: auto 0 ${theme.space[4]};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  width: fit-content;
  max-width: min(100vw - 2 * ${theme.space.gutter}, 40rem);
  margin-inline: auto;
  padding: ${theme.space[3]} ${theme.space[4]};
  border: 1px solid ${theme.color.bug};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  font-size: ${theme.text.sm};

  & > p {
    flex: 1 1 16rem;
  }
`;
