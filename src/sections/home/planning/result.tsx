import { memo } from "react";
import styled from "styled-components";
import type { Similar } from "../../../lib/past-issues/nearest";
import { ArrowRight, Check } from "../../../ui/icons";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Link } from "../../../ui/link";
import { TitleBar } from "../scene/app-window";
import { issueSentence } from "../scene/issue-sentence";
import type { SceneIssue } from "../scene/project";
import { TypedKey } from "../scene/parts";
import { emptyBox } from "../scene/signs";
import { Estimate } from "./estimate";
import { whilePicked } from "./issue-picker";
import { settling } from "./settling";
import { Suggestion } from "./suggestion";

interface ResultProps {
  issue: SceneIssue;
  /** Past issues that the estimate is based on. */
  similar: readonly Similar[];
  /** Parts that the visitor accepted. */
  accepted: readonly Queries.IssuePart[] | undefined;
  words: Queries.PlanningFragment["demo"];
}

const item = (text: string) => <li key={text}>{text}</li>;

/** An issue with all its suggestions; when all are accepted, it is planned. */
export const Result = memo(function Result({ issue, similar, accepted, words }: ResultProps) {
  const common = { issue, accepted, words };
  return (
    <Issue data-result>
      <div>
        <TitleBar>
          <TypedKey issue={issue} />
          {!issue.suggested?.length && (
            <span data-planned>
              <Check size={14} strokeWidth={2.5} aria-hidden />
              {issueSentence(words.planned, issue)}
              <Link to="/#backlog">
                {words.toBacklog}
                <ArrowRight size={14} aria-hidden />
              </Link>
            </span>
          )}
        </TitleBar>
        <h3>{issue.title}</h3>
      </div>
      <Suggestion {...common} part="labels">
        <LabelList role="list">{issue.labels.map(item)}</LabelList>
      </Suggestion>
      <Suggestion {...common} part="points">
        <Estimate points={issue.points} similar={similar} words={words} />
      </Suggestion>
      {issue.subtasks && (
        <Suggestion {...common} part="subtasks">
          <SubtaskList role="list">{issue.subtasks.map(item)}</SubtaskList>
        </Suggestion>
      )}
    </Issue>
  );
});

/** Maximum of `PlanningDemo.issues` (`src/content/schema/home.graphql`), and one by the visitor. */
const maxIssues = 13;

/** Selects the nth result while the nth issue is picked. */
const picked = Array.from({ length: maxIssues }, (_, index) => {
  const nth = `${index + 1}`;
  return `${whilePicked(nth)} ~ * > &:nth-child(${nth})`;
}).join();

const Issue = styled.div`
  &:not(:first-child),
  ${whilePicked("n + 2")} ~ * > &:first-child {
    --settle: none;
    display: var(--unpicked);
    visibility: hidden;
  }
  ${picked} {
    --settle: inherit;
    display: grid;
    visibility: visible;
  }
  --size: 16px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-area: 1 / 1 / -1 / -1;
  align-content: start;

  h3 {
    padding: ${theme.space[5]} ${theme.space[5]} ${theme.space[6]};
    font-size: ${theme.text.h3};
  }
  /* In the title bar, so that nothing shifts. A rule of the parent (docs/decisions/004-styles.md). */
  [data-planned] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[2]};
    align-items: center;
    justify-content: end;
    margin-left: auto;
    font-size: ${theme.text.sm};
    font-weight: 550;
    line-height: 1.3;

    ${media.belowSm} {
      flex: 1;
      justify-content: start;
      padding-block: ${theme.space[2]};
      margin-left: ${theme.space[2]};

      a {
        min-height: 2rem;
      }
    }
    a {
      display: inline-flex;
      gap: ${theme.space[1]};
      align-items: center;
      min-height: 2.75rem;
      font-weight: 400;
    }
  }
  ${media.md} {
    grid-template-rows: subgrid;
    align-content: stretch;
    h3,
    & > * {
      padding-inline: ${theme.space[6]};
    }
    & > :first-child {
      padding-inline: 0;
    }
  }
`;

const LabelList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  ${settling}

  li {
    padding: 0.125rem 0.75rem;
    border: 1px var(--style) var(--edge);
    border-radius: ${theme.radius.pill};
    font-size: ${theme.text.sm};
    line-height: 1.5rem;
    color: var(--tone);
    background: var(--tint);
  }
`;

const SubtaskList = styled.ul`
  display: grid;
  gap: 1px;
  overflow: hidden;
  border-radius: ${theme.radius.md};
  ${settling}

  li {
    display: flex;
    gap: 0.75rem;
    padding: 0.5rem 0.875rem;
    font-size: ${theme.text.ui};
    line-height: 1.4;
    background: var(--tint);
  }
  li::before {
    ${emptyBox("1rem", "var(--tone)")}
    margin-top: 0.1875rem;
  }
  [data-accepted="true"] & li {
    padding-inline: 0;
  }
`;
