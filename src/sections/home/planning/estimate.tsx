import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { room } from "../../../theme/room";
import { Key } from "../scene/parts";
import type { PlannedIssue } from "./planned-issue";
import { PointScale } from "./point-scale";

interface EstimateProps {
  issue: PlannedIssue;
  words: Queries.EstimateWordsFragment;
}

/** Story points, and the past issues they come from: as cairns on the scale, and one by one. */
export function Estimate({ issue: { points, similar }, words }: EstimateProps) {
  return (
    <Sides>
      <Figure>
        <p>
          <b>{points}</b> {words.points}
        </p>
        <PointScale scale={words.scale} points={points} similar={similar} />
      </Figure>
      {similar.length > 0 && (
        <div>
          <Caption>{words.similar}</Caption>
          <Past role="list">
            {similar.map((past) => (
              <li key={past.key}>
                <Key>{past.key}</Key>
                <span>{past.title}</span>
                <b>{past.points}</b>
              </li>
            ))}
          </Past>
        </div>
      )}
    </Sides>
  );
}

export const fragment = graphql`
  fragment EstimateWords on PlanningDemo {
    points
    scale
    similar
  }
  fragment SimilarIssue on SimilarIssue {
    key
    title
    points
  }
`;

const Sides = styled.div`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[8]};
  ${room.sm} {
    grid-template-columns: 11rem minmax(0, 1fr);
  }
`;

const Figure = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[4]};
  align-items: end;

  p {
    font-size: ${theme.text.sm};
    color: var(--tone);
    white-space: nowrap;
  }
  p > b {
    margin-right: 0.125rem;
    font-family: ${theme.font.heading};
    font-size: ${theme.text.figure};
    font-weight: 700;
    line-height: 1;
  }
  ${room.sm} {
    display: grid;
    align-content: space-between;
    justify-content: stretch;
  }
`;

const Caption = styled.p`
  margin-bottom: ${theme.space[1]};
  font-size: ${theme.text.note};
  color: ${theme.color.muted};
`;

const Past = styled.ul`
  font-size: ${theme.text.sm};
  line-height: 1.4;

  li {
    display: flex;
    gap: ${theme.space[3]};
    align-items: baseline;
    padding-block: 0.3125rem;
  }
  li + li {
    border-top: 1px solid ${theme.color.line};
  }
  b {
    margin-left: auto;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
