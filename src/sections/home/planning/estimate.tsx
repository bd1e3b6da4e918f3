import styled from "styled-components";
import { theme } from "../../../theme";
import { Key } from "../scene/parts";
import { PointScale } from "./point-scale";
import { room } from "../../../theme/room";

type EstimateProps = Pick<Queries.PlanningIssueFragment, "points" | "similar"> & {
  words: Pick<Queries.PlanningWordsFragment, "points" | "similar" | "scale">;
};

/** Story points, and the past issues they come from: as cairns on the scale, and one by one. */
export function Estimate({ points, similar, words }: EstimateProps) {
  return (
    <Sides>
      <Figure>
        <p>
          <b>{points}</b> {words.points}
        </p>
        <PointScale scale={words.scale} points={points} similar={similar} />
      </Figure>
      <div>
        <Caption>{words.similar}</Caption>
        <Past role="list">
          {similar.map((issue) => (
            <li key={issue.key}>
              <Key>{issue.key}</Key>
              <span>{issue.title}</span>
              <b>{issue.points}</b>
            </li>
          ))}
        </Past>
      </div>
    </Sides>
  );
}

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
    font-size: 2.5rem;
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
  font-size: 0.8125rem;
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
