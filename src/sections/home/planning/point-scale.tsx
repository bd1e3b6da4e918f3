import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";

interface PointScaleProps {
  scale: readonly number[];
  points: number;
  similar: readonly Queries.SimilarIssueFragment[];
}

/** The scale of story points; each past issue is a stone on the points it took. */
export function PointScale({ scale, points, similar }: PointScaleProps) {
  return (
    <Scale aria-hidden>
      {scale.map((value) => (
        <span key={value} data-suggested={value === points}>
          {similar
            .filter((issue) => issue.points === value)
            .map(({ key }) => (
              <i key={key} />
            ))}
          <b>{value}</b>
        </span>
      ))}
    </Scale>
  );
}

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
  [data-suggested="true"] > b {
    border-color: var(--tone);
    font-weight: 700;
    color: var(--tone);
    background: var(--tint);
  }
`;
