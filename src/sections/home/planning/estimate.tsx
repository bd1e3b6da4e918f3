import styled from "styled-components";
import type { Similar } from "../../../lib/past-issues/nearest";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Key } from "../scene/parts";
import { useScene } from "../scene/scene-context";
import { settling } from "./settling";

interface EstimateProps {
  points: number;
  /** Past issues that it is based on. */
  similar: readonly Similar[];
  words: Queries.PlanningFragment["demo"];
}

/** Story points, and the similar past issues: as stones on the scale, and as a list. */
export function Estimate({ points, similar, words }: EstimateProps) {
  const { project } = useScene();
  return (
    <Sides>
      <Figure>
        <p>
          <b>{points}</b> {project.words.points}
        </p>
        <Scale aria-hidden>
          {project.scale.map((value) => (
            <span key={value}>
              {similar
                .filter((past) => past.points === value)
                .map(({ key }) => (
                  <i key={key} />
                ))}
              <b data-suggested={value === points}>{value}</b>
            </span>
          ))}
        </Scale>
      </Figure>
      {similar.length > 0 && (
        <div>
          <Caption>{words.similar}</Caption>
          <Past role="list">
            {similar.map((past) => (
              <li key={past.key}>
                <Key>{past.key}</Key> {past.title} <b>{past.points}</b>
              </li>
            ))}
          </Past>
        </div>
      )}
    </Sides>
  );
}

const Sides = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[8]};
  ${settling}

  /* Beside the figure if its titles fit. */
  & > :last-child {
    flex: 99 1 16rem;
  }
`;

/** The scale is beside the points in a row of its own, otherwise below them. */
const Figure = styled.div`
  flex: 1 1 11rem;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-content: space-between;
  gap: ${theme.space[4]};
  align-items: end;

  p {
    font-size: ${theme.text.sm};
    color: var(--tone);
    white-space: nowrap;
  }
  p > b {
    margin-right: 0.125rem;
    font: 700 ${theme.text.figure} / 1 ${theme.font.heading};
  }
`;

const Scale = styled.div`
  display: flex;
  align-items: end;
  width: min(10.5rem, 100%);
  min-height: 3.75rem;

  span {
    display: grid;
    flex: 1;
    gap: 1px;
    justify-items: center;
  }
  i {
    max-width: 100%;
    width: 1.25rem;
    height: 0.5625rem;
    border-radius: 48% 52% 40% 44% / 60% 56% 44% 42%;
    background: ${theme.color.muted};
    opacity: 0.75;
  }
  i:nth-of-type(2n) {
    width: 1.5rem;
    height: 0.625rem;
    margin-left: 0.1875rem;
  }
  i:nth-of-type(3n) {
    width: 1.625rem;
  }
  b {
    width: 100%;
    margin-top: 0.25rem;
    border-top: 2px solid ${theme.color.line};
    font-size: ${theme.text.xs};
    font-weight: 500;
    line-height: 1.625rem;
    text-align: center;
    color: ${theme.color.muted};
  }
  ${media.forcedColors} {
    i {
      background: CanvasText;
    }
  }
  b[data-suggested="true"] {
    border-color: var(--tone);
    font-weight: 700;
    color: var(--tone);
    background: var(--tint);
  }
`;

const Caption = styled.p`
  margin-bottom: ${theme.space[1]};
  font-size: ${theme.text.sm};
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
