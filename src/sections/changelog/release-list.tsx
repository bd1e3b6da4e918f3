import styled from "styled-components";
import { byYear } from "../../lib/by-year";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Container } from "../../ui/container";
import { ReleaseEntry } from "./release-entry";
import { ReleaseLines } from "./release-lines";
import { YearNav, yearId } from "./year-nav";

interface ReleaseListProps {
  words: Queries.ChangelogWordsFragment;
  /** The newest releases, shown in full. */
  releases: readonly Queries.ReleaseEntryFragment[];
  /** Older ones, a line each. */
  earlier: readonly Queries.ReleaseLineFragment[];
}

/** All releases by year, newest first, along a trail. */
export function ReleaseList({ words, releases, earlier }: ReleaseListProps) {
  // Only `gatsby develop` has releases that visitors do not see yet.
  const newest = releases.find(({ notYet }) => !notYet);
  const [inFull, asLines] = [byYear(releases), byYear(earlier)];
  const years = [...new Set([...inFull.keys(), ...asLines.keys()])];
  const several = years.length > 1;
  const title = several ? "h3" : "h2";

  return (
    <Width>
      <YearNav words={words} years={years} />
      {years.map((year) => {
        const [full, lines] = [inFull.get(year), asLines.get(year)];
        return (
          <Year key={year} aria-labelledby={several ? yearId(year) : undefined}>
            {several && <h2 id={yearId(year)}>{year}</h2>}
            {full && (
              <Trail role="list">
                {full.map((release) => (
                  <ReleaseEntry
                    key={release.version}
                    release={release}
                    words={words}
                    latest={release === newest}
                    title={title}
                  />
                ))}
              </Trail>
            )}
            {lines && <ReleaseLines releases={lines} title={title} />}
          </Year>
        );
      })}
    </Width>
  );
}

const Width = styled(Container)`
  padding-bottom: ${theme.space.section};
`;

/** A section without heading, when there is only one year, has no role. */
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
  display: grid;
  gap: clamp(4rem, 8vw, 7rem);
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
