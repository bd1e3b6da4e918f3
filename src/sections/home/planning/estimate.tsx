import { useMemo } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Reasons } from "../demo/reasons";
import { suggest } from "../../../lib/suggestions";
import { Label } from "../scene/parts";
import { formatPoints, type SceneIssue } from "../demo/project";
import { useScene } from "../scene/scene-context";
import { suggestionSign } from "../scene/signs";

interface EstimateProps {
  issue: SceneIssue | undefined;
  /** Shown when there's no suggestion. */
  none: string;
}

/** An issue's points, with the words that explain them, and its labels. */
export function Estimate({ issue, none }: EstimateProps) {
  const { project } = useScene();
  const { scale, copy } = project;
  const title = issue?.title ?? "";
  const why = useMemo(() => suggest(title, scale)?.why ?? [], [title, scale]);
  const isPending = Boolean(issue?.suggested?.length);
  return (
    <Answer data-suggested={isPending}>
      {issue?.points ? (
        <>
          <p data-suggested={isPending}>
            <b>{formatPoints(issue.points, project)}.</b> <Reasons why={why} copy={copy} />
          </p>
          <div>
            {issue.labels.map((label) => (
              <Label key={label} issue={issue} label={label} />
            ))}
          </div>
        </>
      ) : (
        <p>{none}</p>
      )}
    </Answer>
  );
}

/** The minimum height keeps what is below in place when there are no labels, or only one line on phones. */
const Answer = styled.div`
  min-height: 6.5rem;
  margin-top: ${theme.space[4]};
  font-size: ${theme.text.lg};
  line-height: 1.4;

  p {
    max-width: 36em;
  }
  p[data-suggested] {
    ${suggestionSign(18)}

    &::before {
      display: inline-block;
      margin-right: 0.4em;
      vertical-align: -0.1em;
    }
  }
  &[data-suggested="true"] b,
  &[data-suggested="true"] > p::before {
    color: ${theme.color.ai};
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
    margin-top: ${theme.space[3]};
  }
  & > div > * {
    padding-inline: 0.75rem;
    font-size: ${theme.text.ui};
    line-height: 1.75rem;
  }
  ${media.sm} {
    min-height: 5rem;
  }
`;
