import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { OneLine, Row, TypedKey } from "../scene/parts";
import type { SceneIssue } from "../scene/project";

/** The current issue; visible at the agent whose turn it is (`data-turn`). */
export function CarriedIssue({ issue }: { issue: SceneIssue }) {
  return (
    <Card aria-hidden>
      <TypedKey issue={issue} />
      <OneLine>{issue.title}</OneLine>
    </Card>
  );
}

const Card = styled(Row)`
  margin-top: ${theme.space[3]};
  padding: 0.4375rem 0.625rem;
  border: 1px solid ${theme.color.line};
  border-radius: 0.625rem;
  font-size: ${theme.text.note};
  line-height: 1.35;
  background: ${theme.color.surface};

  [data-turn="false"] & {
    opacity: 0;
    transform: translateX(-1.5rem);
  }
  ${media.moving} {
    transition:
      opacity ${theme.motion.control},
      transform ${theme.motion.scene} ${theme.motion.ease};
  }
`;
