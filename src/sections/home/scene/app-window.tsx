import type { ComponentProps } from "react";
import styled from "styled-components";
import { lift, theme } from "../../../theme";
import { Key } from "./parts";
import { useScene } from "./scene-context";

/** A window of the app. */
export const AppWindow = styled.div.attrs<{ "data-window"?: true }>({ "data-window": true })`
  min-width: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow: ${lift};
`;

/** The title bar of an {@link AppWindow}. */
export const TitleBar = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 2.75rem;
  padding-inline: ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.line};
`;

type SceneWindowProps = ComponentProps<"div"> & { label: string };

/** A window of the app with the project's name; crops its overflow. Its role is `group` if anything in it can be used. */
export function SceneWindow({ label, children, ...rest }: SceneWindowProps) {
  const { project } = useScene();
  return (
    <Frame role="img" aria-label={label} {...rest}>
      <Bar>
        <span>{project.name}</span>
        <Key>{project.sprint}</Key>
      </Bar>
      {children}
    </Frame>
  );
}

const Frame = styled(AppWindow)`
  overflow: hidden;
  font-size: ${theme.text.sm};
  line-height: 1.4;
`;

const Bar = styled(TitleBar)`
  gap: ${theme.space[3]};
  padding-inline: ${theme.space[4]};
  font-weight: 550;
`;
