import styled from "styled-components";
import { theme } from "../../../theme";
import { drawn } from "../../../ui/drawn";
import { option } from "../../../ui/option";
import { AppWindow } from "../scene/app-window";
import { Initials, OneLine, Row, TypedKey } from "../scene/parts";
import type { SceneIssue } from "../scene/project";

interface FilteredListProps {
  legend: string;
  labels: readonly string[];
  issues: readonly SceneIssue[];
}

/** How many issues of a label are listed. */
const shown = 4;

/** A list of issues, filtered by one of the labels. Radios and CSS choose it, so it works without scripts. */
export function FilteredList({ legend, labels, issues }: FilteredListProps) {
  const withLabel = (label: string) =>
    issues.filter((issue) => issue.type !== "Epic" && issue.labels.includes(label)).slice(0, shown);
  return (
    <Window>
      <Filter>
        <legend>{legend}</legend>
        {labels.map((label, index) => (
          <label key={label}>
            <input type="radio" name="label" value={label} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </Filter>
      <Lists>
        {labels.map((label) => (
          <div key={label}>
            {withLabel(label).map((issue) => (
              <Found key={issue.key}>
                <TypedKey issue={issue} />
                <OneLine>{issue.title}</OneLine>
                <Initials issue={issue} />
              </Found>
            ))}
          </div>
        ))}
      </Lists>
    </Window>
  );
}

const Window = styled(AppWindow)`
  overflow: hidden;
  padding-bottom: ${theme.space[12]};
`;

const Filter = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: center;
  padding: ${theme.space[3]} ${theme.space[4]} ${theme.space[3]} var(--inset);
  background: ${theme.color.sunken};

  legend {
    float: left;
    margin-right: ${theme.space[2]};
    color: ${theme.color.muted};
  }
  legend::before {
    display: inline-block;
    margin-right: ${theme.space[2]};
    vertical-align: -0.125em;
    ${drawn("1rem", "filter")}
  }
  label {
    ${option}
    padding-inline: ${theme.space[4]};
    border: 1px solid ${theme.color.edge};
    background: ${theme.color.surface};
  }
`;

/** Maximum of `Labels.labels` (`labels.graphql`). */
const maxLabels = 4;

/** As high as the longest of them: what is below stays in place. */
const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > * {
    grid-area: 1 / 1;
    visibility: hidden;
  }
  ${Array.from(
    { length: maxLabels },
    (_, index) =>
      `${Filter}:has(label:nth-of-type(${index + 1}) > :checked) ~ & > :nth-child(${index + 1})`,
  ).join()} {
    visibility: visible;
  }
`;

const Found = styled(Row)`
  --size: 1.125rem;
  gap: 0.75rem;
  min-height: 3.25rem;
  padding: 0 ${theme.space[6]} 0 var(--inset);
  border-top: 1px solid ${theme.color.line};

  & > :last-child {
    margin-left: auto;
  }
`;
