import styled from "styled-components";
import type { Judged } from "../../../lib/verdict";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { BesideOurs } from "./beside-ours";
import { Claim } from "./claim";
import { Standings } from "./standings";

interface ToolStandingsProps {
  content: Pick<Queries.ComparisonFragment, "tools" | "verdict" | "rows">;
  /** By tool; nothing before the first answer. */
  judged: readonly Judged[];
}

/**
 * What its cells come to, tool by tool in the table's order, each with the cells that decide: the reasons for the
 * sentence, for whoever opens them.
 */
export function ToolStandings({ content, judged }: ToolStandingsProps) {
  const { tools, verdict: words, rows } = content;
  const [first] = rows;
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
              <Why>
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

/** In a wide window as high as the longest reasons; in a narrow one there would be more room than reasons. */
const Why = styled.div`
  grid-column: 1 / -1;

  /* Without reasons, the baseline of the row all the same. */
  &:empty::before {
    content: "\\200b";
  }
  b {
    font-weight: 550;
  }
  ${media.sm} {
    grid-column: auto;
  }
  ${media.md} {
    min-height: 4lh;
  }
`;
