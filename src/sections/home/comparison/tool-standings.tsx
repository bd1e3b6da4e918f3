import { useMemo } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { BesideOurs } from "./beside-ours";
import { Claim, textOf } from "./claim";
import { Standings } from "./standings";
import { standings } from "./reasons";
import type { Reason } from "./reasons";
import type { Judged } from "./verdict";
import { asking } from "./verdict-style";

interface ToolStandingsProps {
  content: Queries.ComparisonFragment;
  reasons: readonly Reason[];
  /** What all that can be answered comes to: there is room for it. */
  all: readonly (readonly Judged[])[];
}

/**
 * What its cells come to, tool by tool in the table's order, each with the cells that decide: the reasons for the
 * sentence, for whoever opens them. Without a script they stand in place of the sentence, where a browser can. All reasons
 * are in the page; `verdictStyle` shows those that count.
 */
export function ToolStandings({ content, reasons, all }: ToolStandingsProps) {
  const { tools, verdict: words, rows } = content;
  const [first] = rows;
  const longest = useMemo(() => {
    const texts = new Map(reasons.map((reason) => [reason, textOf(reason, words)]));
    return tools.map((_name, tool) =>
      all
        .map((judged) => judged[tool]?.deciding ?? [])
        .map((deciding) => deciding.map((reason) => texts.get(reason)).join("\n"))
        .reduce((long, text) => (text.length > long.length ? text : long), ""),
    );
  }, [tools, words, reasons, all]);
  return (
    <Standings>
      <summary>
        <h3>{words.why}</h3>
      </summary>
      <ul role="list">
        {tools.map((name, tool) => (
          <Tool key={name} data-tool={tool}>
            {tool === 0 ? (
              <Name>{name}</Name>
            ) : (
              <Name
                as={BesideOurs}
                {...{ name, tool }}
                label={words.beside.replace("{tool}", name)}
              />
            )}
            <Come>
              {standings.map((standing) => (
                <span key={standing} data-standing={standing}>
                  {words.standing[standing]}
                </span>
              ))}
            </Come>
            <Why data-longest={longest[tool]}>
              <span>
                {first && (
                  <Before>
                    <Claim aspect={first.aspect} cell={first.cells[tool]} />
                  </Before>
                )}
                {reasons.map((reason, index) => {
                  if (reason.tool !== tool) return null;
                  const { standing, aspect, cell, unread } = reason;
                  return (
                    <Because key={index} data-reason={index}>
                      {standing === "unread" ? (
                        words.lacks.replace("{what}", unread)
                      ) : (
                        <Claim aspect={aspect} cell={cell} />
                      )}
                    </Because>
                  );
                })}
              </span>
            </Why>
          </Tool>
        ))}
      </ul>
    </Standings>
  );
}

const Tool = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${theme.space[1]} ${theme.space[4]};
  align-items: baseline;
  padding-block: ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.line};
  line-height: 1.45;
  font-size: ${theme.text.sm};

  ${media.sm} {
    grid-template-columns: 7.5rem 6rem 1fr;
  }
`;

const Name = styled.span`
  justify-self: start;
  font-family: ${theme.font.heading};
  font-size: ${theme.text.md};
  font-weight: 600;
  color: var(--shade, ${theme.color.ink});
  text-decoration-color: ${theme.color.edge};
`;

/** One word at a time, in one place. */
const Come = styled.span`
  font-weight: 550;
  color: var(--shade);
  [data-standing="meets"] {
    display: var(--meets, none);
  }
  [data-standing="fails"] {
    display: var(--fails, none);
  }
  [data-standing="unread"] {
    display: var(--unread, none);
  }
`;

const Why = styled.span`
  display: grid;
  grid-column: 1 / -1;
  color: var(--shade, ${theme.color.muted});

  & > span,
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

/** What stands there while nothing is answered. */
const Before = styled.span`
  ${asking}:has(:checked) ~ * & {
    display: none;
  }
`;

/** `verdictStyle` shows those that count. */
const Because = styled.span`
  display: none;
`;
