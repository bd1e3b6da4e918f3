import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Band, Container } from "../../../ui/container";
import { SectionHead } from "../../shared/section-head";
import { issueOf, type SceneProject } from "../scene/project";
import { StoneCard } from "./stone-card";

type IssueTypesProps = Queries.IssueTypesFragment["issueTypes"] & {
  project: SceneProject;
};

/** Issue types: five stones that turn over one at a time. */
export function IssueTypes({ heading, text, types, project }: IssueTypesProps) {
  return (
    <Band>
      <Container>
        <SectionHead heading={heading} text={text} look="beside" />
        <Stones role="list">
          {types.map((card) => (
            <StoneCard key={card.type} card={card} example={issueOf(project, card.example)} />
          ))}
        </Stones>
      </Container>
    </Band>
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

/** Each smaller than the one before: one and two and two on a phone, three and two on a tablet, or all side by side. */
const Stones = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: center;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[8]};

  li {
    flex: 20 1 9.5rem;
    min-height: 9.25rem;
  }
  li:nth-child(1) {
    flex-basis: 100%;
  }
  ${media.sm} {
    li:nth-child(n) {
      flex-basis: max(11rem, 30%);
      max-width: 22rem;
    }
    li:nth-child(1) {
      flex-grow: 26;
      min-height: 10.5rem;
    }
    li:nth-child(2) {
      flex-grow: 24;
      min-height: 10rem;
    }
    li:nth-child(3) {
      flex-grow: 22;
      min-height: 9.5rem;
    }
  }
  ${media.md} {
    li:nth-child(n) {
      flex-basis: 9.5rem;
    }
  }
  ${media.print} {
    li:nth-child(n) {
      flex-basis: 7.5rem;
    }
  }
`;
