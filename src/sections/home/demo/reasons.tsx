import { useMemo } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";
import type { SceneIssue } from "../scene/project";
import { useScene } from "../scene/scene-context";
import { suggest } from "./suggest";

/** The words of an issue's title that moved its estimate, each with an arrow up or down. */
export function Reasons({ issue }: { issue: SceneIssue }) {
  const { scale, words } = useScene().project;
  const why = useMemo(() => suggest(issue.title, scale)?.why ?? [], [issue.title, scale]);
  if (why.length === 0) return <span>{words.noReason}</span>;
  return why.map(({ word, isUp }) => (
    <Reason key={word}>
      {word}{" "}
      <b role="img" aria-label={isUp ? words.larger : words.smaller}>
        {isUp ? "↑" : "↓"}
      </b>
    </Reason>
  ));
}

const Reason = styled.span`
  white-space: nowrap;

  & + & {
    margin-left: ${theme.space[3]};
  }
`;
