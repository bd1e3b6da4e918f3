import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { formatPoints } from "../demo/project";
import { useScene } from "../scene/scene-context";

/** The scale of story points. A stone marks an issue's points, and slides when they change. */
export function PointsScale({ points }: { points: number }) {
  const { project } = useScene();
  const { scale, copy } = project;
  const style = { "--at": scale.indexOf(points), "--steps": scale.length };
  return (
    <Line data-step="points" role="img" aria-label={formatPoints(points, project)}>
      <Scale style={style}>
        {scale.map((step) => (
          <span key={step} data-on={step === points}>
            {step}
          </span>
        ))}
      </Scale>
      {copy.points}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: 0.375rem;
  align-items: center;
`;

const Scale = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--steps), minmax(0, 2rem));
  position: relative;
  font-variant-numeric: tabular-nums;
  line-height: 1.75rem;
  text-align: center;
  color: ${theme.color.muted};

  &::before {
    content: "";
    position: absolute;
    inset: 0 auto 0 0;
    width: calc(100% / var(--steps));
    border: 1.5px solid var(--tone);
    border-radius: 48% 52% 46% 54% / 56% 50% 50% 44%;
    transform: translateX(calc(var(--at) * 100%));
    ${media.moving} {
      transition: transform ${theme.motion.control} ${theme.motion.ease};
    }
  }
  [data-on="true"] {
    font-weight: 700;
    color: var(--tone);
  }
`;
