import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { isSuggested, type SceneIssue } from "../demo/project";
import { useScene } from "../scene/scene-context";

/** The scale of story points as stones, with the estimate raised. Screen readers get it in words instead. */
export function Stones({ issue }: { issue: SceneIssue | undefined }) {
  const { scale } = useScene().project;
  const look = issue && isSuggested(issue, "points") ? "suggested" : "accepted";
  return (
    <Row aria-hidden>
      {scale.map((points, index) => (
        <Stone
          key={points}
          style={{ "--nth": index }}
          data-estimate={points === issue?.points ? look : undefined}
        >
          {points}
        </Stone>
      ))}
    </Row>
  );
}

/** On phones the stones overlap. `--least` is the width of the smallest. */
const Row = styled.div`
  --room: calc(100vw - var(--off));
  --least: min(0.106 * var(--room), 5.5rem);
  --first: 0.2;
  --more: 0.052;
  --gap: calc(-0.25 * var(--least));
  display: flex;
  align-items: end;
  position: absolute;
  z-index: 0;
  pointer-events: none;
  right: calc(-1.3 * var(--least));
  bottom: 0;
  ${media.md} {
    --least: min(0.0672 * var(--room), 7rem);
    --first: 0.34;
    --more: 0.074;
    --gap: calc(0.12 * var(--least));
    right: calc(-0.9 * var(--least));
  }
`;

const Stone = styled.span`
  --width: calc(var(--least) * (1 + var(--nth) * (var(--first) + var(--more) * var(--nth))));
  display: grid;
  flex: none;
  place-items: center;
  position: relative;
  z-index: calc(9 - var(--nth));
  width: var(--width);
  height: calc(0.62 * var(--width));
  margin-left: var(--gap);
  /* Visible in forced colors. */
  border: 1px solid transparent;
  border-radius: 50% 50% 46% 54% / 62% 58% 42% 38%;
  font: 700 max(${theme.text.control}, 0.295 * var(--least), 0.24 * var(--width)) / 1
    ${theme.font.heading};
  color: ${theme.color.ink};
  background: ${theme.color.sand};
  transition:
    color 250ms,
    background 250ms,
    translate 250ms ${theme.motion.ease};

  &:nth-child(even) {
    border-radius: 46% 54% 52% 48% / 58% 62% 38% 42%;
  }
  &:last-child {
    padding-right: calc(0.8 * var(--least));
  }
  &[data-estimate] {
    color: ${theme.color.paper};
    background: ${theme.color.ink};
    translate: 0 -1rem;
  }
  &[data-estimate="suggested"] {
    background: ${theme.color.ai};
  }
  ${media.still} {
    transition: none;
  }
`;
