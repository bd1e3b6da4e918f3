import styled from "styled-components";
import { byYear } from "../../lib/by-year";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Container } from "../../ui/container";
import { LinkNav } from "../shared/link-nav";
import { ReleaseEntry } from "./release-entry";

/** Fewer years need no links. */
const worthAnIndex = 3;

/** Anchor of a year's heading. */
const yearId = (year: string): string => `year-${year}`;

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
      {years.size >= worthAnIndex && (
        <LinkNav
          label={words.years}
          links={Array.from(years.keys(), (name) => ({ name, path: `#${yearId(name)}` }))}
        />
      )}
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
  nav + & {
    margin-top: ${theme.space[10]};
  }
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
