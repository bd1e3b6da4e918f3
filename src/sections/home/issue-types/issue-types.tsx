import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Band, Container, deferred } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import { findIssue, type SceneProject } from "../demo/project";
import { StoneCard } from "./stone-card";

type IssueTypesProps = Queries.IssueTypesFragment["issueTypes"] & {
  project: SceneProject;
};

/** Five issue types on stones that turn over one at a time. */
export function IssueTypes({ heading, text, types, project }: IssueTypesProps) {
  return (
    <Section>
      <Container>
        <SectionHead heading={heading} text={text} look="beside" />
        <Stones role="list">
          {types.map((card) => (
            <StoneCard key={card.type} card={card} example={findIssue(project, card.example)} />
          ))}
        </Stones>
      </Container>
    </Section>
  );
}

export const fragment = graphql`
  fragment IssueTypes on Content {
    issueTypes {
      heading
      text
      types {
        type
        text
        example
      }
    }
  }
`;

const Section = styled(Band)`
  ${deferred([830, 670, 450])}
`;

/** A cairn with the smallest stone on top: five rows on phones, 1 + 2 + 2 on tablets, 2 + 3 in wide windows. */
const Stones = styled.ul`
  --step: 4%;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-items: end;
  margin-top: ${theme.space[8]};
  ${[1, 2, 3, 4, 5].map((nth) => `li:nth-child(${nth}) { --less: ${5 - nth}; }`)}

  li {
    width: calc(100% - var(--step) * var(--less));
    min-height: calc(8.25rem - 0.25rem * var(--less));
  }
  ${media.belowSm} {
    li:nth-child(even) {
      translate: -2% 0;
    }
  }
  ${media.sm} {
    --step: 3.5%;
    grid-template-columns: repeat(4, minmax(0, 1fr));

    li {
      grid-column: span 2;
      min-height: calc(9.5rem - 0.25rem * var(--less));
    }
    li:first-child {
      grid-column: 2 / 4;
    }
  }
  ${media.md} {
    --step: 2%;
    grid-template-columns: repeat(6, minmax(0, 1fr));

    li {
      min-height: calc(11rem - 0.375rem * var(--less));
    }
    /* The lower row fits into the gaps of the upper one. */
    li:nth-child(n + 3) {
      margin-top: -1.25rem;
    }
  }
`;
