import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Container } from "../../ui/container";
import { ReleaseEntry } from "./release-entry";

const yearId = (year: string): string => `year-${year}`;

interface ReleaseListProps {
  copy: Queries.ChangelogCopyFragment;
  releases: readonly Queries.ReleaseEntryFragment[];
}

/** All releases by year, newest first, along a trail. */
export function ReleaseList({ copy, releases }: ReleaseListProps) {
  return (
    <Width>
      {Array.from(byYear(releases), ([year, releasesOfYear]) => (
        <Year key={year} aria-labelledby={yearId(year)}>
          <h2 id={yearId(year)}>{year}</h2>
          <Trail role="list">
            {releasesOfYear.map((release) => (
              <ReleaseEntry
                key={release.version}
                release={release}
                copy={copy}
                latest={release === releases[0]}
              />
            ))}
          </Trail>
        </Year>
      ))}
    </Width>
  );
}

/** Keeps the order of releases. */
function byYear(releases: ReleaseListProps["releases"]): Map<string, ReleaseListProps["releases"]> {
  const years = new Map<string, ReleaseListProps["releases"]>();
  for (const release of releases) {
    const year = release.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), release]);
  }
  return years;
}

const Width = styled(Container)`
  padding-bottom: ${theme.space.section};
`;

const Year = styled.section`
  & + & {
    margin-top: clamp(4rem, 8vw, 7rem);
  }
  & > h2 {
    margin-bottom: ${theme.space[8]};
    font-size: ${theme.text.h2};
  }
`;

const Trail = styled.ol`
  ${media.md} {
    position: relative;
    &::before {
      content: "";
      position: absolute;
      inset: 0.75rem auto 0 13.5rem;
      border-left: 2px dashed ${theme.color.line};
    }
  }
`;
