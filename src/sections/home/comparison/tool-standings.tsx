import { useMemo } from "react";
import styled from "styled-components";
import type { Judged } from "../../../lib/verdict";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { BesideOurs } from "./beside-ours";
import { Claim, textOf } from "./claim";
import { Standings } from "./standings";

interface ToolStandingsProps {
  content: Queries.ComparisonFragment;
  /** By tool; nothing before the first answer. */
  judged: readonly Judged[];
  /** What all that can be answered comes to: there is room for it. */
  all: readonly { judged: readonly Judged[] }[];
}

/**
 * What its cells come to, tool by tool in the table's order, each with the cells that decide: the reasons for the
 * sentence, for whoever opens them.
 */
export function ToolStandings({ content, judged, all }: ToolStandingsProps) {
  const { tools, verdict: words, rows } = content;
  const [first] = rows;
  const longest = useMemo(
    () =>
      tools.map((_name, tool) =>
        all
          .map(({ judged }) => judged[tool]?.deciding ?? [])
          .map((deciding) => deciding.map((reason) => textOf(reason, words)).join("\n"))
          .reduce((long, text) => (text.length > long.length ? text : long), ""),
      ),
    [tools, words, all],
  );
  return (
    <Standings>
      <summary>
        <h3>{words.why}</h3>
      </summary>
      <ul role="list">
        {tools.map((name, tool) => {
          const { standing, deciding } = judged[tool] ?? {};
          return (
            <Tool key={name} data-standing={standing}>
              {tool === 0 ? (
                <Name>{name}</Name>
              ) : (
                <Name
                  as={BesideOurs}
                  {...{ name, tool }}
                  label={words.beside.replace("{tool}", name)}
                />
              )}
              <Come>{standing && words.standing[standing]}</Come>
              <Why data-longest={longest[tool]}>
                <div>
                  {deciding?.map(({ standing, aspect, cell, unread }, index) => (
                    <p key={index}>
                      {standing === "unread" ? (
                        words.lacks.replace("{what}", unread)
                      ) : (
                        <Claim aspect={aspect} cell={cell} />
                      )}
                    </p>
                  )) ??
                    (first && <Claim aspect={first.aspect} cell={first.cells[tool]} />)}
                </div>
              </Why>
            </Tool>
          );
        })}
      </ul>
    </Standings>
  );
}

/** What speaks against a tool is paler than what speaks for it; what is said before an answer is no verdict. */
const Tool = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${theme.space[1]} ${theme.space[4]};
  align-items: baseline;
  padding-block: ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.line};
  line-height: 1.45;
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};

  &[data-standing="meets"] {
    color: ${theme.color.ink};
  }
  ${media.sm} {
    grid-template-columns: 7.5rem 6rem 1fr;
  }
`;

const Name = styled.span`
  justify-self: start;
  font-family: ${theme.font.heading};
  font-size: ${theme.text.md};
  font-weight: 600;
  color: inherit;
  text-decoration-color: ${theme.color.edge};

  ${Tool}:not([data-standing]) & {
    color: ${theme.color.ink};
  }
`;

const Come = styled.span`
  font-weight: 550;
`;

const Why = styled.div`
  display: grid;
  grid-column: 1 / -1;

  & > div,
  &::before {
    grid-area: 1 / 1;
  }
  b {
    font-weight: 550;
  }
  ${media.sm} {
    grid-column: auto;
  }
  ${media.md} {
    /* Room for what any answers come to; a narrow window would have more room than reasons. */
    &::before {
      content: attr(data-longest);
      white-space: pre-line;
      visibility: hidden;
    }
  }
`;
