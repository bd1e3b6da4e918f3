import styled from "styled-components";
import { byYear } from "../../lib/by-year";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Container } from "../../ui/container";
import { ReleaseEntry } from "./release-entry";
import { YearNav, yearId } from "./year-nav";

interface ReleaseListProps {
  words: Queries.ChangelogWordsFragment;
  /** The newest releases, shown in full. */
  releases: readonly Queries.ReleaseEntryFragment[];
  /** Older ones, a sentence each. */
  earlier: readonly Queries.ReleaseLineFragment[];
}

/** All releases by year, newest first, along a trail. */
export function ReleaseList({ words, releases, earlier }: ReleaseListProps) {
  // Only `gatsby develop` has releases that visitors do not see yet.
  const newest = releases.find(({ notYet }) => !notYet);
  const years = byYear([...releases, ...earlier]);
  return (
    <Width>
      <YearNav words={words} years={[...years.keys()]} />
      {Array.from(years, ([year, ofYear]) => (
        <Year key={year} aria-labelledby={yearId(year)}>
          <h2 id={yearId(year)}>{year}</h2>
          <Trail role="list">
            {ofYear.map((release) => (
              <ReleaseEntry
                key={release.version}
                release={release}
                words={words}
                latest={release === newest}
              />
            ))}
          </Trail>
        </Year>
      ))}
    </Width>
  );
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
