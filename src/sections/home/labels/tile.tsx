import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";

/** A piece of the app with its statement below. The drawing is decoration; the words carry it. */
export function Tile({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <Frame>
      <Drawing aria-hidden>{children}</Drawing>
      <h3>{title}</h3>
      <p>{text}</p>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  padding: ${theme.space[6]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.paper};

  & > h3 {
    margin-top: ${theme.space[6]};
    font-size: ${theme.text.xl};
  }
  & > p {
    margin-top: ${theme.space[2]};
    max-width: 30rem;
    color: ${theme.color.muted};
  }
`;

const Drawing = styled.div`
  flex: 1;
  font-size: 0.8125rem;
  line-height: 1.4;
`;
