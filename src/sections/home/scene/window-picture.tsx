import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { AppWindow, TitleBar } from "./app-window";

interface WindowPictureProps {
  /** What the scene shows; its parts are not read one by one. */
  label: string;
  /** Left side of the title bar. */
  title: ReactNode;
  /** Right side of the title bar. */
  tools?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A window of the app as one picture for screen readers. It cuts off what it has no room for. */
export function WindowPicture({ label, title, tools, children, className }: WindowPictureProps) {
  return (
    <Picture role="img" aria-label={label} className={className}>
      <Bar>
        <span>{title}</span>
        {tools}
      </Bar>
      {children}
    </Picture>
  );
}

const Picture = styled(AppWindow)`
  overflow: hidden;
  font-size: ${theme.text.note};
  line-height: 1.4;
`;

const Bar = styled(TitleBar)`
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding-inline: ${theme.space[4]};
  font-weight: 550;
`;
