import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { isSuggested, type SceneIssue } from "../scene/project";
import { useScene } from "../scene/scene-context";

interface EstimateCairnProps {
  issue: SceneIssue | undefined;
}

/** The scale of story points as a cairn, the largest at the bottom; the estimate's stone is in colour. The card says it in words. */
export function EstimateCairn({ issue }: EstimateCairnProps) {
  const { scale } = useScene().project;
  const look = issue && isSuggested(issue, "points") ? "suggested" : "accepted";
  return (
    <Stones aria-hidden>
      {scale.map((points, index) => (
        <Stone
          key={points}
          style={{ "--nth": index + 1 }}
          data-estimate={points === issue?.points ? look : undefined}
        >
          {points}
        </Stone>
      ))}
    </Stones>
  );
}

/** In a narrow window the stones stand in a row on the card. */
const Stones = styled.div`
  display: flex;
  align-items: end;
  justify-content: center;
  order: -1;
  gap: 1%;
  ${media.md} {
    display: grid;
    grid-template-columns: 100%;
    justify-items: center;
    order: 0;
    gap: 0;
    padding-bottom: ${theme.space[10]};
  }
`;

const Stone = styled.span`
  display: grid;
  place-items: center;
  width: calc(7% + 2.3% * var(--nth));
  height: calc(1.25rem + 0.4rem * var(--nth));
  border: 1.5px solid ${theme.color.paper};
  border-radius: 50% 50% 46% 54% / 60% 58% 42% 40%;
  font: 700 calc(0.9em + 0.18em * var(--nth)) / 1 ${theme.font.heading};
  color: ${theme.color.ink};
  background: color-mix(in srgb, ${theme.color.research} 22%, ${theme.color.sunken});
  transition:
    color ${theme.motion.control},
    background ${theme.motion.control};

  ${media.md} {
    width: min(100%, 2.5rem + 2.6rem * var(--nth));
    height: calc(2rem + 0.55rem * var(--nth));

    &:nth-child(even) {
      translate: -6% 0;
    }
    &:nth-child(3n) {
      translate: 5% 0;
    }
  }
  &:nth-child(even) {
    border-radius: 46% 54% 50% 50% / 58% 60% 40% 42%;
  }
  &[data-estimate] {
    color: ${theme.color.paper};
    background: ${theme.color.ink};
  }
  &[data-estimate="suggested"] {
    background: ${theme.color.ai};
  }
`;
