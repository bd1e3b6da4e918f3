import styled from "styled-components";
import type { Judged, Reason } from "../../../lib/verdict";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { drawn } from "../../../ui/drawn";
import { Link } from "../../../ui/link";
import { BesideOurs } from "./beside-ours";

interface ToolStandingsProps {
  content: Pick<Queries.ComparisonFragment, "tools" | "verdict">;
  /** By tool. */
  judged: readonly Judged[];
}

/** The reasons for the verdict, collapsed: each tool with its standing and the cells that decide it. */
export function ToolStandings({ content, judged }: ToolStandingsProps) {
  const { tools, verdict: words } = content;
  return (
    <Details>
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
              <Standing>{standing && words.standing[standing]}</Standing>
              <Why>
                {deciding?.map(({ standing, aspect, cell, unread }, index) => (
                  <p key={index}>
                    {standing === "unread"
                      ? words.lacks.replace("{what}", unread)
                      : claim(aspect, cell)}
                  </p>
                ))}
              </Why>
            </Tool>
          );
        })}
      </ul>
    </Details>
  );
}

/** The text of a cell, with its source and age. */
const claim = (aspect: string, cell: Reason["cell"]) =>
  cell && (
    <>
      <b>{aspect}:</b> {cell.text}
      {cell.source && (
        <small>
          {" "}
          (<Link to={cell.source.url}>{cell.source.label}</Link>, {cell.age})
        </small>
      )}
      .
    </>
  );

const Details = styled.details`
  ${media.lg} {
    grid-column: 1 / -1;
  }
  summary {
    display: flex;
    gap: ${theme.space[2]};
    align-items: center;
    min-height: ${theme.size.target};
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before {
    ${drawn("1em", "chevron")}
    ${media.moving} {
      transition: rotate ${theme.motion.control};
    }
  }
  &:not([open]) > summary::before {
    rotate: -90deg;
  }
  h3 {
    font: 550 ${theme.text.ui} / 1.4 ${theme.font.body};
    letter-spacing: 0;
  }
  ${media.md} {
    ul {
      display: grid;
      grid-auto-rows: 1fr;
    }
  }
`;

/** A tool that fails is muted. */
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
  text-decoration-color: ${theme.color.edge};
`;

const Standing = styled.span`
  font-weight: 550;
`;

/** In a wide window as high as the longest reasons. */
const Why = styled.div`
  grid-column: 1 / -1;

  /* Keeps the row's baseline. */
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
