import { graphql } from "gatsby";
import styled from "styled-components";
import { isoDay } from "../../lib/iso-day";
import { theme } from "../../theme";
import { Link } from "../../ui/link";
import { Row, Side, Version } from "./release-entry";

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
        <Line key={version} id={`v${version}`}>
          <When as="p">
            <Version to={path}>v{version}</Version>
            <time dateTime={isoDay(date)}>{dateText}</time>
          </When>
          <div>
            <Title>
              <Link to={path}>{title}</Link>
            </Title>
            <p>{summary}</p>
          </div>
        </Line>
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
`;

const Line = styled(Row)`
  row-gap: ${theme.space[2]};
  padding-block: ${theme.space[6]};
  border-top: 1px solid ${theme.color.line};

  h2,
  h3 {
    font-size: ${theme.text.xl};
  }
  div > p {
    max-width: ${theme.width.prose};
    margin-top: ${theme.space[1]};
    color: ${theme.color.muted};
  }
`;

const When = styled(Side)`
  align-items: baseline;
  row-gap: 0;
`;
