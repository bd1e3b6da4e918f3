import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";

/** What can be used today, with the button that leads there. */
export const Beta = ({ text, children }: { text: string; children: ReactNode }) => (
  <Line>
    <p>{text}</p>
    {children}
  </Line>
);

const Line = styled.div`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[8]};
  align-items: center;
  justify-items: start;
  margin-top: ${theme.space[8]};
  padding: ${theme.space[5]} ${theme.space[6]};
  border: 1px solid ${theme.color.accent};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};

  ${media.md} {
    grid-template-columns: 1fr auto;
  }
`;
