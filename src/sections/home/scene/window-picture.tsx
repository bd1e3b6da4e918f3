import type { ReactNode } from "react";
import styled from "styled-components";
import { lift, theme } from "../../../theme";

interface WindowProps {
  /** What the scene shows; its parts are not read one by one. */
  label: string;
  /** Left side of the title bar. */
  title: ReactNode;
  /** Right side of the title bar. */
  tools?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A window of the app: title bar and content, one picture for screen readers. */
export function Window({ label, title, tools, children, className }: WindowProps) {
  return (
    <Frame role="img" aria-label={label} className={className}>
      <Bar>
        <span>{title}</span>
        {tools}
      </Bar>
      {children}
    </Frame>
  );
}

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow: ${lift};
  font-size: 0.8125rem;
  line-height: 1.4;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-height: 2.75rem;
  padding-inline: ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.line};
  font-weight: 550;
`;
