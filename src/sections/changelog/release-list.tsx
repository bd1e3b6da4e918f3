import styled from "styled-components";
import { isoDay } from "../../lib/format";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Container } from "../../ui/container";
import { ReleaseEntry } from "./release-entry";
import { useLastVisit } from "./use-last-visit";

interface ReleaseListProps {
  words: Queries.ReleaseWordsFragment;
  releases: readonly Queries.ReleaseEntryFragment[];
}

/** All releases, newest first, along a trail; what came since the last visit is marked. */
export function ReleaseList({ words, releases }: ReleaseListProps) {
  const newest = isoDay(releases[0]?.date ?? "");
  const seen = useLastVisit(newest);
  return (
    <Width>
      <Trail role="list">
        {releases.map((release, index) => (
          <ReleaseEntry
            key={release.version}
            release={release}
            words={words}
            latest={index === 0}
            fresh={seen !== null && isoDay(release.date) > seen}
          />
        ))}
      </Trail>
    </Width>
  );
}

const Width = styled(Container)`
  padding-bottom: ${theme.space.section};
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
