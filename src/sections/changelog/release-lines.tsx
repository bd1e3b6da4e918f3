import { graphql } from "gatsby";
import styled from "styled-components";
import { isoDay } from "../../lib/iso-day";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Link } from "../../ui/link";
import { Version } from "./release-entry";

interface ReleaseLinesProps {
  releases: readonly Queries.ReleaseLineFragment[];
  /** Level of their titles: h3 below the heading of a year. */
  title: "h2" | "h3";
}

/** Older releases, a sentence each. */
export function ReleaseLines({ releases, title: Title }: ReleaseLinesProps) {
  return (
    <Lines role="list">
      {releases.map(({ version, date, dateText, title, path, summary }) => (
        <li key={version} id={`v${version}`}>
          <p>
            <Version to={path}>v{version}</Version>
            <time dateTime={isoDay(date)}>{dateText}</time>
          </p>
          <div>
            <Title>
              <Link to={path}>{title}</Link>
            </Title>
            <p>{summary}</p>
          </div>
        </li>
      ))}
    </Lines>
  );
}

export const fragment = graphql`
  fragment ReleaseLine on Release {
    version
    date
    dateText
    title
    path
    summary
  }
`;

const Lines = styled.ol`
  ol + & {
    margin-top: ${theme.space[16]};
  }
  & > li {
    display: grid;
    gap: ${theme.space[2]};
    padding-block: ${theme.space[6]};
    border-top: 1px solid ${theme.color.line};
    ${media.md} {
      grid-template-columns: 11rem 1fr;
      gap: ${theme.space[20]};
    }
  }
  & > li > p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    align-content: start;
    gap: 0 ${theme.space[3]};
    font-size: ${theme.text.sm};
    color: ${theme.color.muted};
  }
  time {
    ${media.md} {
      flex-basis: 100%;
    }
  }
  h2,
  h3 {
    font-size: ${theme.text.xl};
  }
  h2 > a,
  h3 > a {
    text-decoration: none;
  }
  div > p {
    max-width: ${theme.width.prose};
    margin-top: ${theme.space[1]};
    color: ${theme.color.muted};
  }
`;
