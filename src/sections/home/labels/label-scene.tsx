import styled, { css } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { looksChosen } from "../../../ui/choice";
import { AppWindow, Chip, Row, SparkChip, TypedKey, WrappingRow } from "../scene/parts";
import { isSuggested, type SceneIssue } from "../demo/project";
import { prioritySign } from "../scene/signs";

interface LabelSceneProps {
  scene: string;
  /** Text before the chips. */
  filter: string;
  issue: SceneIssue;
  issues: readonly SceneIssue[];
}

/** Limits of label chips (the status follows them), and of issues in a list. */
const max = { labels: 2, issues: 3 };

const id = (index: number) => `filter-${index}`;

/** An issue with filters for its labels and status. Radios and CSS apply one at a time, without scripts. */
export function LabelScene({ scene, filter, issue, issues }: LabelSceneProps) {
  const labels = issue.labels.slice(0, max.labels);
  const filters = [...labels, issue.status];
  const others = issues.filter(({ key, type }) => key !== issue.key && type !== "Epic");
  const found = filters.map((name) =>
    others.filter((other) => [...other.labels, other.status].includes(name)).slice(0, max.issues),
  );
  return (
    <Stage role="group" aria-label={scene}>
      {filters.map((name, index) => (
        <input key={name} type="radio" name="filter" id={id(index)} defaultChecked={index === 0} />
      ))}
      <Card>
        <Head data-priority={issue.priority}>
          <TypedKey issue={issue} />
        </Head>
        <Title>{issue.title}</Title>
        <Chips>
          <span>{filter}</span>
          {filters.map((name, index) => {
            const FilterChip =
              index < labels.length && isSuggested(issue, "labels") ? SparkChip : Chip;
            return (
              <FilterChip key={name} as="label" htmlFor={id(index)}>
                {name}
              </FilterChip>
            );
          })}
        </Chips>
      </Card>
      <Lists>
        {found.map((list, index) => (
          <ul key={filters[index]} role="list">
            {list.map(({ key, title }) => (
              <li key={key}>{title}</li>
            ))}
          </ul>
        ))}
      </Lists>
    </Stage>
  );
}

/** Styles the chip and the list of a radio. They are siblings, because `:has()` would restyle more. */
const ofRadio = (nth: number) => css`
  & > input:nth-of-type(${nth}):checked ~ * label:nth-of-type(${nth}) {
    ${media.screen} {
      border-color: transparent;
      ${looksChosen}
    }
  }
  & > input:nth-of-type(${nth}):focus-visible ~ * label:nth-of-type(${nth}) {
    outline: 3px solid ${theme.color.accent};
    outline-offset: 3px;
  }
  & > input:nth-of-type(${nth}):checked ~ * > ul:nth-of-type(${nth}) {
    visibility: visible;
  }
`;

const Stage = styled.div`
  position: relative;

  & > input {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
  ${Array.from({ length: max.labels + 1 }, (_, index) => ofRadio(index + 1))}
`;

const Card = styled(AppWindow)`
  --inset: ${theme.space[5]};
  display: grid;
  gap: ${theme.space[3]};
  padding: var(--inset);
  ${media.sm} {
    --inset: ${theme.space[8]};
  }
`;

const Head = styled(Row)`
  --size: 1.5rem;
  gap: ${theme.space[2]};
  ${prioritySign("::after")}
`;

const Title = styled.span`
  font: 700 1.75em / 1.15 ${theme.font.heading};
  letter-spacing: -0.02em;
  ${media.sm} {
    font-size: 2em;
  }
`;

const Chips = styled(WrappingRow)`
  gap: ${theme.space[2]};
  margin-top: ${theme.space[3]};

  & > span {
    flex-basis: 100%;
    font-size: ${theme.text.control};
    color: ${theme.color.muted};
  }
  & > label {
    min-height: ${theme.size.target};
    padding-inline: 0.875rem;
    border-color: ${theme.color.edge};
    font-size: ${theme.text.lg};
    font-weight: 550;
    cursor: pointer;
  }
  & > label::before {
    width: 0.75rem;
    height: 0.75rem;
  }
  ${media.sm} {
    & > span {
      flex-basis: auto;
      margin-right: ${theme.space[1]};
    }
    & > label {
      padding-inline: 1.125rem;
    }
  }
`;

/** As high as the longest list, so that nothing below moves. */
const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: ${theme.space[4]} ${theme.space[5]} 0;
  font-size: ${theme.text.lg};
  line-height: 1.3;
  ${media.sm} {
    padding-inline: ${theme.space[8]};
  }
  & > ul {
    grid-area: 1 / 1;
    visibility: hidden;
  }
  li {
    padding-block: ${theme.space[4]};
  }
  li + li {
    border-top: 1px solid ${theme.color.line};
  }
`;
