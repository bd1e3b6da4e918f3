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

/**
 * A cairn, built from the bottom, where the first and largest stone is: five courses on a phone, two and two and one on a
 * tablet, three and two in a wide window.
 */
const Stones = styled.ul`
  --step: 4%;
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: center;
  align-items: flex-start;
  reading-flow: flex-visual;
  margin-top: ${theme.space[8]};
  ${[1, 2, 3, 4, 5].map((nth) => `li:nth-child(${nth}) { --nth: ${nth}; }`)}

  li {
    flex: none;
    width: calc(100% - var(--step) * var(--nth));
    min-height: calc(8.25rem - 0.25rem * var(--nth));
  }
  ${media.belowSm} {
    li:nth-child(even) {
      translate: -2% 0;
    }
  }
  ${media.sm} {
    --step: 1.75%;

    li {
      width: calc(50% - var(--step) * var(--nth));
      min-height: calc(9.5rem - 0.25rem * var(--nth));
    }
  }
  ${media.md} {
    --step: 1%;

    li {
      width: calc(34% - var(--step) * var(--nth));
      min-height: calc(11rem - 0.375rem * var(--nth));
    }
    /* The upper course lies in the hollows of the lower one. */
    li:nth-child(-n + 3) {
      margin-top: -1.25rem;
    }
  }
`;
