import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { AiChip, Chip, Key, Row } from "./scene/parts";
import { issueOf } from "./scene/project";
import type { SceneProject } from "./scene/project";
import { Spark } from "./scene/spark";
import { TypeIcon } from "./scene/type-icon";

type LabelFlowProps = Queries.LabelFlowFragment & { project: SceneProject };

/** The statuses as a track, the issue standing on one of them, and its labels by group. */
export function LabelFlow({ scene, flow, project }: LabelFlowProps) {
  const issue = issueOf(project, flow.issue);
  return (
    <Scene role="img" aria-label={scene}>
      <Track>
        {project.columns.map((status) => (
          <Status key={status} data-here={status === issue.status}>
            <span>{status}</span>
            {status === issue.status && (
              <Here>
                <Row>
                  <TypeIcon type={issue.type} />
                  <Key>{issue.key}</Key>
                </Row>
                <strong>{issue.title}</strong>
                <Suggested>
                  <Spark />
                  {flow.suggestedWord}
                  {flow.suggested.map((label) => (
                    <AiChip key={label}>{label}</AiChip>
                  ))}
                </Suggested>
              </Here>
            )}
          </Status>
        ))}
      </Track>
      <Groups>
        {flow.groups.map(({ name, labels }) => (
          <div key={name}>
            <small>{name}</small>
            {labels.map((label) => (
              <Large key={label} data-used={issue.labels.includes(label)}>
                {label}
              </Large>
            ))}
          </div>
        ))}
      </Groups>
    </Scene>
  );
}

export const fragment = graphql`
  fragment LabelFlow on Labels {
    scene
    flow {
      issue
      groups {
        name
        labels
      }
      suggested
      suggestedWord
      acceptWord
    }
  }
`;

const Scene = styled.div`
  display: grid;
  gap: ${theme.space[10]};
  margin-top: ${theme.space[12]};
`;

const Track = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  ${media.md} {
    grid-template-columns: 1fr 1fr 1.6fr 1fr;
  }
`;

const Status = styled.div`
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  color: ${theme.color.muted};

  &[data-here="true"] {
    color: ${theme.color.ink};
    border-color: ${theme.color.ink};
    background: ${theme.color.paper};
  }
`;

const Here = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[4]};
`;

const Suggested = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem;
  font-size: 0.75rem;
  font-weight: 550;
  color: ${theme.color.ai};
`;

const Groups = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]};
  }
  small {
    min-width: 4rem;
    font-size: ${theme.text.sm};
    color: ${theme.color.muted};
  }
`;

const Large = styled(Chip)`
  padding: 0.125rem 0.75rem;
  font-size: ${theme.text.sm};
  line-height: 1.5rem;

  &[data-used="true"] {
    color: ${theme.color.ink};
    border-color: ${theme.color.ink};
  }
`;
