import styled from "styled-components";
import { theme } from "../../../theme";
import { AppWindow } from "../scene/app-window";
import { Label, Row, TypedKey, WrappingRow } from "../scene/parts";
import type { SceneIssue } from "../scene/project";
import { prioritySign } from "../scene/signs";

/** An issue with its labels, marked as long as they are suggested. */
export function LabelledIssue({ issue }: { issue: SceneIssue }) {
  return (
    <Card>
      <Head data-priority={issue.priority}>
        <TypedKey issue={issue} />
      </Head>
      <Title>{issue.title}</Title>
      <Labels>
        {issue.labels.map((label) => (
          <Label key={label} issue={issue} label={label} />
        ))}
      </Labels>
    </Card>
  );
}

const Card = styled(AppWindow)`
  position: relative;
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[6]};
`;

const Head = styled(Row)`
  --size: 1.25rem;
  ${prioritySign("::after")}
`;

const Title = styled.span`
  font: 700 ${theme.text.h3} / 1.15 ${theme.font.heading};
  letter-spacing: -0.02em;
`;

const Labels = styled(WrappingRow)`
  gap: ${theme.space[2]};

  & > * {
    padding-inline: 0.875rem;
    font-size: ${theme.text.md};
    line-height: 2rem;
  }
`;
